import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speakPreferred } from './i18n/texts.svelte';

await speakPreferred();
mount(App, { target: document.querySelector('#app')! });
