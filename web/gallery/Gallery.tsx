import type { Language } from '@cifra/kernel';
import type { Exhibit } from '@cifra/kit/gallery';
import { addressOf, GALLERY_THEMES, type GalleryTheme } from './address.ts';
import type { Collection } from './exhibits.ts';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'landscape', width: 844, height: 390 },
  { name: 'desk', width: 1280, height: 720 },
] as const;

type Props = { readonly collections: readonly Collection[]; readonly theme: GalleryTheme; readonly tongue: Language };

/** Every component and every board in every state, on one page. */
export function Gallery({ collections, theme, tongue }: Props) {
  return (
    <main class="gallery">
      <h1>Cifra: gallery</h1>
      <nav class="row" aria-label="Theme">
        {GALLERY_THEMES.map((one) => (
          <a key={one} class="button" href={addressOf({ theme: one, tongue, show: null })}>
            {one}
          </a>
        ))}
      </nav>
      {collections.map((collection) => (
        <section key={collection.name} data-game={collection.name}>
          <h2>{collection.name}</h2>
          {collection.exhibits.map((exhibit) =>
            exhibit.isScreen === true ? (
              <Screens key={exhibit.name} {...{ collection, exhibit, theme, tongue }} />
            ) : (
              <States key={exhibit.name} exhibit={exhibit} />
            ),
          )}
        </section>
      ))}
    </main>
  );
}

function States({ exhibit }: { readonly exhibit: Exhibit }) {
  return (
    <article>
      <h3>{exhibit.name}</h3>
      <div class="gallery-states">
        {exhibit.states.map(({ name, show }) => (
          <figure key={name} data-exhibit={exhibit.name}>
            <figcaption class="small muted">{name}</figcaption>
            {show()}
          </figure>
        ))}
      </div>
    </article>
  );
}

/** A board asks for the size of its window, so each has one of its own. */
function Screens({
  collection,
  exhibit,
  theme,
  tongue,
}: { readonly collection: Collection; readonly exhibit: Exhibit } & Omit<Props, 'collections'>) {
  return (
    <article>
      <h3>{exhibit.name}</h3>
      {exhibit.states.map(({ name }, state) => {
        const address = addressOf({
          theme,
          tongue,
          show: { collection: collection.name, exhibit: exhibit.name, state },
        });
        return (
          <figure key={name}>
            <figcaption>
              <a href={address}>{name}</a>
            </figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must be able to get there */}
            <div class="gallery-screens" tabIndex={0}>
              {SIZES.map((size) => (
                <iframe
                  key={size.name}
                  title={`${name}, ${size.name}`}
                  src={address}
                  width={size.width}
                  height={size.height}
                  loading="lazy"
                />
              ))}
            </div>
          </figure>
        );
      })}
    </article>
  );
}
