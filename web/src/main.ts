import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/source-sans-3';
import './styles/stand-ins.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/cover.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the program.');
mount(App, { target });
