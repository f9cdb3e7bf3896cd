import { useSignal } from '@preact/signals';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Drawer } from '../controls/Drawer.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Segments } from '../controls/Segments.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Mark } from '../icons/Mark.tsx';
import { Key } from '../pieces/Key.tsx';
import { SOUNDS } from '../sound/names.ts';
import { playSound } from '../sound/play.ts';
import type { Exhibit } from './exhibit.ts';

const nothing = () => {};

const buttons: Exhibit = {
  name: 'button',
  states: [
    {
      name: 'kinds',
      show: () => (
        <div class="row">
          <Button kind="primary" onPress={nothing}>
            Preguntar
          </Button>
          <Button onPress={nothing}>Otra ficha</Button>
          <Button kind="quiet" onPress={nothing}>
            Reglas
          </Button>
          <Button kind="danger" onPress={nothing}>
            Salir
          </Button>
          <Button onPress={nothing} isPressed>
            Listo
          </Button>
        </div>
      ),
    },
    {
      name: 'at the thumb',
      show: () => (
        <div class="thumb">
          <Button isLarge onPress={nothing}>
            Otra ficha
          </Button>
          <Button isLarge kind="primary" onPress={nothing}>
            Atacar: es un <b class="digits">8</b>
          </Button>
        </div>
      ),
    },
    {
      name: 'something is missing',
      show: () => (
        <div class="thumb">
          <Button isLarge kind="primary" onPress={nothing} missing="falta que Dani esté listo">
            Empezar
          </Button>
        </div>
      ),
    },
    {
      name: 'icons',
      show: () => (
        <div class="row">
          <IconButton icon="menu" label="Menú" onPress={nothing} />
          <IconButton icon="history" label="Historial" onPress={nothing} />
          <IconButton icon="talk" label="Charla" count={3} onPress={nothing} />
          <IconButton icon="sound" label="Sonidos" isPressed onPress={nothing} />
        </div>
      ),
    },
  ],
};

function Levels() {
  const level = useSignal<'soft' | 'club' | 'strong'>('club');
  return (
    <Segments
      label="Nivel de los bots"
      value={level.value}
      choices={[
        { value: 'soft', text: 'suaves' },
        { value: 'club', text: 'de club' },
        { value: 'strong', text: 'fuertes' },
      ]}
      onChoose={(next) => {
        level.value = next;
      }}
    />
  );
}

function Asking() {
  const mode = useSignal<'attack' | 'note'>('attack');
  const number = useSignal(8);
  return (
    <Drawer
      label="Tu turno"
      about={
        <>
          La 6.ª de Blas, <Mark name="moon" /> oscura
        </>
      }
      ask="¿Qué número es?"
      mode={
        <Segments
          label="Qué hacer"
          value={mode.value}
          choices={[
            {
              value: 'attack',
              text: (
                <>
                  <Icon name="target" /> Atacar
                </>
              ),
            },
            {
              value: 'note',
              text: (
                <>
                  <Icon name="pencil" />
                  <span class="visually-hidden">Anotar</span>
                </>
              ),
            },
          ]}
          onChoose={(next) => {
            mode.value = next;
          }}
        />
      }
      thumb={
        <>
          <Button isLarge onPress={nothing}>
            Otra ficha
          </Button>
          <Button isLarge kind="primary" onPress={nothing}>
            Atacar: es un <b class="digits">{number.value}</b>
          </Button>
        </>
      }
    >
      <div class="key-pad">
        {Array.from({ length: 12 }, (_, at) => (
          <Key
            key={at}
            mark="moon"
            value={String(at)}
            label={String(at)}
            isPressed={number.value === at}
            {...(at < 5 ? { why: at % 2 === 0 ? 'no cabe' : 'tuya' } : {})}
            onPress={() => {
              number.value = at;
            }}
          />
        ))}
      </div>
    </Drawer>
  );
}

function Opened({ isSheet }: { readonly isSheet: boolean }) {
  const isOpen = useSignal(false);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <>
      <Button
        onPress={() => {
          isOpen.value = true;
        }}
      >
        {isSheet ? 'Historial' : 'Salir de la partida'}
      </Button>
      <Dialog
        title={isSheet ? 'Historial' : '¿Salir de la partida?'}
        isOpen={isOpen.value}
        onClose={close}
        closeLabel="Cerrar"
        isSheet={isSheet}
      >
        <p>{isSheet ? 'Blas abrió tu 9 y se plantó.' : 'Un bot seguirá por ti. Puedes volver cuando quieras.'}</p>
        {!isSheet && (
          <div class="dialog-actions">
            <Button isLarge onPress={close}>
              Seguir jugando
            </Button>
            <Button isLarge kind="primary" onPress={close}>
              Salir
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}

const choices: Exhibit = {
  name: 'choices',
  states: [
    { name: 'segments', show: () => <Levels /> },
    {
      name: 'field',
      show: () => (
        <label class="field">
          <span>Tu nombre</span>
          <input type="text" value="Marta" />
        </label>
      ),
    },
    { name: 'drawer', show: () => <Asking /> },
  ],
};

const dialogs: Exhibit = {
  name: 'dialog',
  states: [
    { name: 'question', show: () => <Opened isSheet={false} /> },
    { name: 'sheet', show: () => <Opened isSheet /> },
  ],
};

const sounds: Exhibit = {
  name: 'sound',
  states: [
    {
      name: 'all',
      show: () => (
        <div class="row">
          {SOUNDS.map((sound) => (
            <Button key={sound} onPress={() => playSound(sound)}>
              {sound}
            </Button>
          ))}
        </div>
      ),
    },
  ],
};

export const controls: readonly Exhibit[] = [buttons, choices, dialogs, sounds];
