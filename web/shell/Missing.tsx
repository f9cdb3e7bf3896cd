import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadAnew } from '../house/load-anew.ts';
import { words } from '../words/index.ts';
import { Loading } from './Loading.tsx';
import { Trouble } from './Trouble.tsx';

/** Mostly the page is loaded anew by itself within this time, and there is nothing to tell. */
const MOMENT = 1000;

/** Instead of a part of the page that could not be fetched. A browser may remember that, so all is loaded anew. */
export function Missing({ isTable = false }: { readonly isTable?: boolean }) {
  const isTold = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isTold.value = true;
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [isTold]);
  const tryAgain = () => {
    isTold.value = false;
    void loadAnew();
  };
  return isTold.value ? (
    <Trouble text={words.value.unreachable} onTryAgain={tryAgain} />
  ) : (
    <Loading isTable={isTable} />
  );
}
