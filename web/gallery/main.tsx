import '@cifra/kit/kit.css';
import './gallery.css';
import { language } from '@cifra/kit';
import { render } from 'preact';
import { showAccents } from '../games/accents.ts';
import { addressed } from './address.ts';
import { allExhibits } from './exhibits.ts';
import { Gallery } from './Gallery.tsx';
import { Screen } from './Screen.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no place for the gallery');
showAccents();
const collections = await allExhibits();

/** Shows what the address asks for; another state needs no other page, so that all of them are looked at quickly. */
function showAddress(place: HTMLElement): void {
  const { theme, tongue, show } = addressed(location.search);
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = tongue;
  language.value = tongue;
  render(
    show === null ? (
      <Gallery collections={collections} theme={theme} tongue={tongue} />
    ) : (
      <Screen key={location.search} collections={collections} show={show} />
    ),
    place,
  );
}

showAddress(root);
addEventListener('popstate', () => showAddress(root));
