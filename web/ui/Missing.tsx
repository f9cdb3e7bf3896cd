import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { reloadOnce, reloadPage } from '../browser/reload.ts';
import { words } from '../words/index.ts';
import { Loading } from './Loading.tsx';
import { Trouble } from './Trouble.tsx';

/** Mostly the page is loaded anew by itself within this time, and there is nothing to tell. */
const MOMENT = 1000;

/**
 * Instead of a part of the page that could not be fetched: all is loaded anew, once when the house can be reached and
 * then when somebody asks for it.
 */
export function Missing({ isTable = false }: { readonly isTable?: boolean }) {
  const isTold = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isTold.value = true;
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [isTold]);
  useEffect(() => {
    let isTried = false;
    const look = async () => {
      if (!isTried) isTried = await reloadOnce();
    };
    return poll(() => void look());
  }, []);
  const tryAgain = () => {
    isTold.value = false;
    void reloadPage();
  };
  return isTold.value ? (
    <Trouble text={words.value.unreachable} onTryAgain={tryAgain} />
  ) : (
    <Loading isTable={isTable} />
  );
}
