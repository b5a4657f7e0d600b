import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './look.svelte';
import { speakPreferred } from './i18n/texts.svelte';
import { fetchPage } from './pages';
import { route } from './route.svelte';

await Promise.all([speakPreferred(), fetchPage[route().page]()]);
mount(App, { target: document.querySelector('#app')! });
