import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { openRoom, Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

function operatorToken(): string {
  const order = ['cli/bin/cifra.js', 'house', '--json', '--data', house.data];
  return (JSON.parse(execFileSync(process.execPath, order, { encoding: 'utf8' })) as { token: string }).token;
}

test('whoever runs the house sees what is going on, and closes or unlists a room after a question', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser);
  const address = await openRoom(house, ana, 'coda');
  await ana.page
    .locator('.options')
    .getByRole('group', { name: /^Public room/ })
    .getByText('yes', { exact: true })
    .click();

  const operator = await Person.arrive(browser, { phone: true, language: 'es', dark: true });
  const { page } = operator;
  await page.goto(`${house.url}/house`);
  await page.getByLabel('Clave de la casa').fill('wrong');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toContainText('Esta no es la clave de esta casa.');
  await operator.expectWell();
  await page.getByLabel('Clave de la casa').fill(`${house.url}/house#${operatorToken()}`);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.locator('.house-state')).toContainText('Todo en orden');
  // The token does not stay where somebody could read it over a shoulder or copy it with the address.
  expect(page.url()).toBe(`${house.url}/house`);
  await expect(page.locator('.house-refusals')).toContainText('Clave de la casa incorrecta');
  const room = page.locator('.house-rooms li').first();
  await expect(room).toContainText('1 persona · en la lista');
  await expect(page.locator('.house-moves')).toContainText('Última copia nunca');
  await page.getByRole('button', { name: 'Ver qué se borraría' }).click();
  await expect(page.locator('.house-tidy')).toContainText('No hay nada tan viejo.');
  await page.getByRole('button', { name: 'Copiar ahora' }).click();
  await expect(page.locator('.house-moves')).toContainText('Copiada y comprobada: ');
  await expect(page.locator('.house-moves')).toContainText('Última copia hace');
  await page.getByRole('button', { name: 'Cerrar la casa…' }).click();
  await expect(page.locator('.house-stop')).toContainText('Esta página no puede abrirla.');
  await operator.expectWell();
  await page.locator('.house-stop').getByRole('button', { name: 'Cancelar' }).click();

  await room.getByRole('button', { name: /^Qué hacer con / }).click();
  await operator.expectWell();
  await page.getByRole('button', { name: 'Quitar de la lista pública' }).click();
  await expect(room).toContainText('fuera de la lista');
  await room.getByRole('button', { name: /^Qué hacer con / }).click();
  await page.getByRole('button', { name: 'Cerrar la sala' }).click();
  await expect(page.getByText('se borran para siempre')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Cerrar la sala' }).click();
  await page.locator('.dialog-actions').getByRole('button', { name: 'Cerrar la sala' }).click();
  await expect(page.locator('.house-rooms')).toContainText('No hay salas.');
  await expect(ana.page.getByRole('alert')).toBeVisible();
  expect((await fetch(`${house.url}/api/rooms/${address.split('/').at(-1)}`)).status).toBe(404);

  await page.reload();
  await expect(page.locator('.house-state')).toContainText('Todo en orden');
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.reload();
  await expect(page.getByLabel('Clave de la casa')).toBeVisible();
  for (const person of [ana, operator]) {
    person.expectNoErrors();
    await person.leave();
  }
});
