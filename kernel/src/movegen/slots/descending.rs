//! Eight 16-bit numbers in descending order, in one vector register where there is one.
//!
//! The largest sum of products of two rows in any pairing is that of both in descending order
//! (rearrangement inequality), so [`Descending8::dot`] of factors and points is a bound on what
//! tiles earn.

#[cfg(target_arch = "x86_64")]
pub use vector::Descending8;

#[cfg(not(target_arch = "x86_64"))]
pub use plain::Descending8;

/// How many numbers there are.
pub const WIDTH: usize = 8;

#[cfg(target_arch = "x86_64")]
mod vector {
    use std::arch::x86_64::{
        __m128i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_madd_epi16, _mm_max_epi16, _mm_min_epi16,
        _mm_or_si128, _mm_set1_epi16, _mm_setzero_si128, _mm_shuffle_epi32, _mm_slli_si128,
        _mm_srli_si128,
    };

    /// Numbers in descending order; zeros where there are no more.
    #[derive(Clone, Copy, Debug)]
    pub struct Descending8(__m128i);

    impl Default for Descending8 {
        fn default() -> Self {
            // SAFETY: SSE2 belongs to every x86-64 processor, and no memory is touched.
            Self(unsafe { _mm_setzero_si128() })
        }
    }

    impl Descending8 {
        /// Puts `number`, at least 0, in its place; the last number drops out.
        #[inline]
        pub fn insert(&mut self, number: i16) {
            // SAFETY: SSE2 belongs to every x86-64 processor, and no memory is touched.
            self.0 = unsafe {
                // max(old, min(old one place up, number)) in each place: what is larger stays, the number goes in,
                // what is smaller moves down by one. The empty first place of the shift takes the number itself.
                let number = _mm_set1_epi16(number);
                let lower = _mm_slli_si128::<2>(_mm_min_epi16(self.0, number));
                _mm_max_epi16(self.0, _mm_or_si128(lower, _mm_srli_si128::<14>(number)))
            };
        }

        /// Raises each number to that of `other` in its place.
        #[inline]
        pub fn max_with(&mut self, other: &Self) {
            // SAFETY: SSE2 belongs to every x86-64 processor, and no memory is touched.
            self.0 = unsafe { _mm_max_epi16(self.0, other.0) };
        }

        /// The sum of the products with the numbers of `other`.
        #[inline]
        pub fn dot(&self, other: &Self) -> i32 {
            // SAFETY: SSE2 belongs to every x86-64 processor, and no memory is touched.
            unsafe {
                // Products added in pairs, then in fours, then all.
                let pairs = _mm_madd_epi16(self.0, other.0);
                let fours = _mm_add_epi32(pairs, _mm_shuffle_epi32::<0b01_00_11_10>(pairs));
                let all = _mm_add_epi32(fours, _mm_shuffle_epi32::<0b10_11_00_01>(fours));
                _mm_cvtsi128_si32(all)
            }
        }
    }
}

#[cfg(any(test, not(target_arch = "x86_64")))]
mod plain {
    use super::WIDTH;

    /// Numbers in descending order; zeros where there are no more.
    #[derive(Clone, Copy, Debug, Default)]
    pub struct Descending8([i16; WIDTH]);

    impl Descending8 {
        /// Puts `number`, at least 0, in its place; the last number drops out.
        #[inline]
        pub fn insert(&mut self, number: i16) {
            let old = self.0;
            self.0[0] = old[0].max(number);
            for at in 1..WIDTH {
                self.0[at] = old[at].max(old[at - 1].min(number));
            }
        }

        /// Raises each number to that of `other` in its place.
        #[inline]
        pub fn max_with(&mut self, other: &Self) {
            for (own, other) in self.0.iter_mut().zip(other.0) {
                *own = other.max(*own);
            }
        }

        /// The sum of the products with the numbers of `other`.
        #[inline]
        pub fn dot(&self, other: &Self) -> i32 {
            let pairs = self.0.iter().zip(&other.0);
            pairs.map(|(&a, &b)| i32::from(a) * i32::from(b)).sum()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Descending8, WIDTH, plain};

    #[test]
    fn vectors_agree_with_plain_numbers() {
        let (mut numbers, mut plain) = (Descending8::default(), plain::Descending8::default());
        let mut number = 1_u32;
        for _ in 0..3 * WIDTH {
            number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            let small = (number >> 16) as i16 & 0x7fff;
            numbers.insert(small);
            plain.insert(small);
            let (mut ones, mut plain_ones) =
                (Descending8::default(), plain::Descending8::default());
            for weight in [3, 255, 1, 1, 0, 7] {
                ones.insert(weight);
                plain_ones.insert(weight);
                assert_eq!(numbers.dot(&ones), plain.dot(&plain_ones));
            }
            let (mut raised, mut plain_raised) = (numbers, plain);
            raised.max_with(&ones);
            plain_raised.max_with(&plain_ones);
            assert_eq!(raised.dot(&ones), plain_raised.dot(&plain_ones));
        }
    }
}
