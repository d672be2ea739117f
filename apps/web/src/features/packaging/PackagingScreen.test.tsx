import { asImageFields, packaging, type PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import { pictures } from '@pressroom/contract/pictures/pictures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { fakeDecoder, pictureFile } from '../../testing/pictures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { samplePictures, sampleTemplate } from './packaging.sample.ts';
import { PackagingScreen } from './PackagingScreen.tsx';

const server = fakeServer();
fakeDecoder();
const at = '/products/outerPackagingTemplate';
const [front, back, open] = samplePictures as [string, string, string];

function holdTemplates(...templates: PackagingTemplate[]) {
  server.on(packaging.page, ({ packageShape, name }) => {
    const rows = templates.filter(
      (one) => one.name.includes(name ?? '') && (packageShape === undefined || one.packageShape === packageShape),
    );
    return { rows, total: rows.length };
  });
}

function takeUpload(fileUrl: string) {
  const picture = { fileUrl, mime: 'image/png', width: 1, height: 1, fileSize: 100 };
  server.on(pictures.upload, () => [{ fileName: 'a.png', picture, problems: [] }]);
}

const show = (options: { at?: string; roles?: string[] } = {}) => renderScreen(<PackagingScreen />, { at, ...options });

async function choose(user: ReturnType<typeof show>['user'], label: string, option: string) {
  await user.click(within(screen.getByRole('dialog')).getByLabelText(label));
  await user.click(await screen.findByTitle(option));
}

describe('the outer packaging templates', () => {
  it('are searched by shape, type and name, and the address keeps the search', async () => {
    holdTemplates(sampleTemplate(), sampleTemplate({ id: '8', name: 'Tube', packageShape: 2 }));
    const { user, router } = show();
    await screen.findByText('Tube');
    await user.click(screen.getByLabelText('Package shape'));
    await user.click(await screen.findByTitle('Cylinder'));
    await user.type(screen.getByLabelText('Template name'), 'Tu{Enter}');
    await waitFor(() => expect(screen.queryByText('Carton')).toBeNull());
    screen.getByText('Tube');
    expect(router.state.location.search).toBe('?packageShape=2&name=Tu');
  });

  it('show their pictures, which open at full size', async () => {
    holdTemplates(sampleTemplate());
    const { user } = show();
    const row = within((await screen.findByText('Carton')).closest('tr')!);
    row.getByText('Cuboid');
    row.getByText('Hard packaging');
    expect(row.getByAltText('Carton, picture 1')).toHaveProperty('width', 50);
    await user.click(row.getByRole('button', { name: 'Carton, picture 2' }));
    const viewer = within(await screen.findByRole('dialog'));
    viewer.getByText('2 of 2');
    expect(viewer.getByRole('img', { name: 'Carton, picture 2' }).getAttribute('src')).toBe(`${back}?width=1280`);
  });

  it('lead to the product templates that use them', async () => {
    holdTemplates(sampleTemplate({ useCount: 12 }));
    show();
    const link = await screen.findByRole('link', { name: '12, show the product templates that use “Carton”' });
    expect(link.getAttribute('href')).toBe('/products/stencil?outerPkgTemplateId=7');
  });

  it('are added: with name, shape, type and pictures, in their order', async () => {
    holdTemplates();
    server.on(packaging.create, () => sampleTemplate());
    const { user } = show();
    await user.click((await screen.findAllByRole('button', { name: /Add outer packaging template/ }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Please enter template name');
    dialog.getByText('Please select the package shape');
    dialog.getByText('Please select the package type');
    dialog.getByText('Please upload pictures of the packaging');

    await user.type(dialog.getByLabelText('Template name'), 'Carton');
    await choose(user, 'Package shape', 'Irregular');
    await choose(user, 'Package type', 'Soft packaging with hard goods');
    for (const address of [front, back]) {
      takeUpload(address);
      await user.upload(dialog.getByLabelText('Pictures'), pictureFile(`${address === front ? 'front' : 'back'}.png`));
      await dialog.findByRole('button', { name: `Enlarge ${address === front ? 'front' : 'back'}.png` });
    }
    await waitFor(() => expect(dialog.queryByText('Please upload pictures of the packaging')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Move back.png forward' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Added');
    expect(server.sentTo(packaging.create)).toEqual([
      { name: 'Carton', packageShape: 0, packageType: 1, ...asImageFields([back, front]) },
    ]);
  });

  it('wait to be saved until every picture has arrived', async () => {
    holdTemplates(sampleTemplate());
    const arrival = Promise.withResolvers<void>();
    const picture = { fileUrl: open, mime: 'image/png', width: 1, height: 1, fileSize: 100 };
    server.on(pictures.upload, async () => {
      await arrival.promise;
      return [{ fileName: 'a.png', picture, problems: [] }];
    });
    server.on(packaging.update, (form) => sampleTemplate({ name: form.name }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(dialog.getByLabelText('Pictures'), pictureFile('open.png'));
    await dialog.findByRole('progressbar');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Pictures are still uploading. Save once they are done');
    arrival.resolve();
    await dialog.findByRole('button', { name: 'Enlarge open.png' });
    await waitFor(() => expect(dialog.queryByText(/still being uploaded/)).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Delete Picture 1' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    const { gmtModified } = sampleTemplate();
    expect(server.sentTo(packaging.update)).toEqual([
      { id: '7', name: 'Carton', packageShape: 1, packageType: 0, gmtModified, ...asImageFields([back, open]) },
    ]);
  });

  it('show what somebody else has changed meanwhile', async () => {
    holdTemplates(sampleTemplate());
    const current = sampleTemplate({ ...asImageFields([open, back]), gmtModified: '2026-11-21T02:00:00.000Z' });
    server.on(packaging.update, (form) => {
      if (form.gmtModified === current.gmtModified) return current;
      const data = { current, by: 'wei', at: current.gmtModified };
      throw new Refusal(409, 'Somebody else has changed this record', { data, failure: 'platform.stale' });
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Template name'), ' 2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = within((await screen.findByText(/wei/)).closest<HTMLElement>('[role=dialog]')!);
    conflict.getByRole('row', { name: /^Picture 1/ });
    await user.click(conflict.getAllByRole('button').at(-1)!);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(server.sentTo(packaging.update).at(-1)).toMatchObject({ name: 'Carton 2', image1: open, image2: back });
  });

  it('are copied under a name that still fits', async () => {
    const name = 'A name as long as a name may be';
    holdTemplates(sampleTemplate({ name: name.slice(0, 30) }));
    server.on(packaging.duplicate, (form) => sampleTemplate({ id: '9', name: form.name }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByText('Duplicate'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await screen.findByText('Duplicated as “A name as long as a nam - copy”');
    expect(server.sentTo(packaging.duplicate)).toEqual([{ id: '7', name: 'A name as long as a nam - copy' }]);
  });

  it('are deleted after a question, unless something uses them', async () => {
    holdTemplates(sampleTemplate({ useCount: 3 }));
    server.on(packaging.delete, () => {
      throw new Refusal(409, 'This is in use and cannot be deleted (product templates: 3)');
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getAllByText('Delete the outer packaging template “Carton”?')).not.toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentTo(packaging.delete)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('This is in use and cannot be deleted (product templates: 3)');
  });

  it('offer no act that the server would refuse', async () => {
    holdTemplates(sampleTemplate({ useCount: null }));
    show({ roles: ['/products/stencil'] });
    const row = within((await screen.findByText('Carton')).closest('tr')!);
    expect(row.queryByRole('button', { name: /Edit|Delete|More/ })).toBeNull();
    expect(row.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  });
});
