import './app.css';
import { mount, type Component } from 'svelte';
import App from './App.svelte';
import { boardThere } from './look.svelte';
import { knowRefusals, language, speakPreferred } from './i18n/texts.svelte';
import { loadEditions } from './net/api';
import { loadAccount } from './net/account';
import { currentMe } from './net/me.svelte';
import { keep } from './offline/keeper.svelte';
import { fetchPage } from './pages';
import { route } from './route.svelte';

const { page: name } = route();

// No `await` here: pages import the file that this ends up in.
void Promise.all([fetchPage[name](), speakPreferred(), boardThere]).then(([{ default: Page }]) => {
  const target = document.querySelector('#app')!;
  // What the server says there if we never come.
  target.replaceChildren();
  mount(App, { target, props: { first: { name, Page: Page as Component<{ id?: string }> } } });
});
// The page that is looked at comes first.
setTimeout(() => {
  void knowRefusals();
  // Who is shown may have signed out elsewhere.
  if (currentMe() !== null) void loadAccount().catch(() => undefined);
  if (route().page !== 'embed') void keep(loadEditions, language);
}, 3000);
