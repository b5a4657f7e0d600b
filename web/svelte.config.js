import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Short names: a component's styles and elements carry them hundreds of times.
  compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` },
};
