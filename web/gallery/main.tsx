import '@cifra/kit/kit.css';
import './gallery.css';
import { language } from '@cifra/kit';
import { render } from 'preact';
import { showAccents } from '../games/accents.ts';
import { addressed } from './address.ts';
import { allExhibits } from './exhibits.ts';
import { Gallery } from './Gallery.tsx';
import { Screen } from './Screen.tsx';

const { theme, tongue, show } = addressed(location.search);
document.documentElement.dataset.theme = theme;
document.documentElement.lang = tongue;
language.value = tongue;
showAccents();

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no place for the gallery');
const collections = await allExhibits();
render(
  show === null ? (
    <Gallery collections={collections} theme={theme} tongue={tongue} />
  ) : (
    <Screen collections={collections} show={show} />
  ),
  root,
);
