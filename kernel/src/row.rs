//! Eight small numbers side by side, the largest first.

#[cfg(target_arch = "x86_64")]
pub use vector::Row;

#[cfg(not(target_arch = "x86_64"))]
pub use plain::Row;

/// How many numbers a row has.
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
    pub struct Row(__m128i);

    impl Default for Row {
        fn default() -> Self {
            // SAFETY: SSE2 belongs to every x86-64 processor, and no memory is touched.
            Self(unsafe { _mm_setzero_si128() })
        }
    }

    impl Row {
        /// Puts `number`, at least 0, in its place; the last number drops out.
        #[inline]
        pub fn enter(&mut self, number: i16) {
            // SAFETY: SSE2 belongs to every x86-64 processor, and no memory is touched.
            self.0 = unsafe {
                let number = _mm_set1_epi16(number);
                let lower = _mm_slli_si128::<2>(_mm_min_epi16(self.0, number));
                _mm_max_epi16(self.0, _mm_or_si128(lower, _mm_srli_si128::<14>(number)))
            };
        }

        /// Raises each number to that of `other` in its place.
        #[inline]
        pub fn raise(&mut self, other: &Self) {
            // SAFETY: SSE2 belongs to every x86-64 processor, and no memory is touched.
            self.0 = unsafe { _mm_max_epi16(self.0, other.0) };
        }

        /// The sum of the products with the numbers of `other`.
        #[inline]
        pub fn dot(&self, other: &Self) -> i32 {
            // SAFETY: SSE2 belongs to every x86-64 processor, and no memory is touched.
            unsafe {
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
    pub struct Row([i16; WIDTH]);

    impl Row {
        /// Puts `number`, at least 0, in its place; the last number drops out.
        #[inline]
        pub fn enter(&mut self, number: i16) {
            let old = self.0;
            self.0[0] = old[0].max(number);
            for at in 1..WIDTH {
                self.0[at] = old[at].max(old[at - 1].min(number));
            }
        }

        /// Raises each number to that of `other` in its place.
        #[inline]
        pub fn raise(&mut self, other: &Self) {
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
    use super::{Row, WIDTH, plain};

    #[test]
    fn rows_agree_with_plain_ones() {
        let (mut row, mut plain) = (Row::default(), plain::Row::default());
        let mut number = 1_u32;
        for _ in 0..3 * WIDTH {
            number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            let small = (number >> 16) as i16 & 0x7fff;
            row.enter(small);
            plain.enter(small);
            let (mut ones, mut plain_ones) = (Row::default(), plain::Row::default());
            for weight in [3, 255, 1, 1, 0, 7] {
                ones.enter(weight);
                plain_ones.enter(weight);
                assert_eq!(row.dot(&ones), plain.dot(&plain_ones));
            }
            let (mut raised, mut plain_raised) = (row, plain);
            raised.raise(&ones);
            plain_raised.raise(&plain_ones);
            assert_eq!(raised.dot(&ones), plain_raised.dot(&plain_ones));
        }
    }
}
