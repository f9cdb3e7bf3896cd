import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { path } from '../browser/router.ts';
import { followHeading } from '../browser/title.ts';
import { Home } from '../pages/Home.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Missing } from '../ui/Missing.tsx';
import { findPage, isTable } from './routes.tsx';

/** Fetches the page of this address while the words are still on their way. */
export function fetchPage(): void {
  void findPage(path.value)?.catch(() => undefined);
}

let before: string | undefined;

/** On another page the focus begins at its content, as after a page that was loaded; not on the very first one. */
function settle(now: string | undefined): void {
  if (now === undefined || now === before) return;
  if (before !== undefined) document.getElementById('content')?.focus({ preventScroll: true });
  before = now;
}

export function Page() {
  const shown = useSignal<{ readonly at: string; readonly page: ComponentChildren } | null>(null);
  const at = path.value;
  useEffect(() => {
    if (at === '/') return;
    let isLeft = false;
    void (findPage(at) ?? Promise.resolve(<NotFound />))
      .catch(() => <Missing key={at} isTable={isTable(at)} />)
      .then((page) => {
        // A page that comes late must not take the place of the one that was chosen after it.
        if (!isLeft) shown.value = { at, page };
      });
    return () => {
      isLeft = true;
    };
  }, [at, shown]);
  const isHere = at === '/' || shown.value?.at === at;
  useEffect(() => settle(isHere ? at : undefined), [at, isHere]);
  useEffect(followHeading, []);
  if (at === '/') return <Home />;
  return shown.value?.at === at ? shown.value.page : <Loading isTable={isTable(at)} />;
}
