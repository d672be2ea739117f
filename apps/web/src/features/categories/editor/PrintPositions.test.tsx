import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { categories } from '@pressroom/contract/categories/categories';
import { library } from '@pressroom/contract/library/library';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleFile } from '../categories.sample.ts';
import { PositionFields } from '../form/PositionFields.tsx';
import { PrintPositions } from './PrintPositions.tsx';

const server = fakeServer();
const base = { url: '/files/shirt', width: 1000, height: 800 };
const chest = { x: 100, y: 100, width: 200, height: 100 };
const back = { x: 600, y: 400, width: 100, height: 100 };

// jsdom has neither layout nor pointers that can be held: the picture is shown at half its size
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 400));
  Element.prototype.setPointerCapture = () => undefined;
});

function Held({ start }: { start: PrintBox[] }) {
  const [boxes, setBoxes] = useState(start);
  return <PrintPositions base={base} value={boxes} onChange={setBoxes} />;
}

function edit(...boxes: PrintBox[]) {
  return renderScreen(<Held start={boxes} />);
}
const position = (number: number) => screen.getByRole('button', { name: new RegExp(`Print position ${number}:`) });
const number = (name: string) => screen.getByRole('spinbutton', { name });
const shown = (at: number) => position(at).getAttribute('aria-label');

function drag(from: Element, [x1, y1]: [number, number], [x2, y2]: [number, number]) {
  fireEvent.pointerDown(from, { clientX: x1, clientY: y1, button: 0 });
  fireEvent.pointerMove(from, { clientX: (x1 + x2) / 2, clientY: (y1 + y2) / 2 });
  fireEvent.pointerMove(from, { clientX: x2, clientY: y2 });
  fireEvent.pointerUp(from);
}

describe('the print position editor', () => {
  it('asks for the base image first', () => {
    renderScreen(<PrintPositions base={undefined} />);
    screen.getByText('Please upload the base image first');
  });

  it('moves a box in pixels of the picture, with the numbers in step, and never out of it', () => {
    edit(chest);
    drag(position(1), [60, 60], [80, 70]);
    expect(shown(1)).toContain('X 140, Y 120, 200 by 100');
    expect(number('Position 1 X')).toHaveProperty('value', '140');
    drag(position(1), [80, 70], [4000, -4000]);
    expect(shown(1)).toContain('X 800, Y 0, 200 by 100');
  });

  it('resizes by a handle, in proportion where that is asked for', async () => {
    const { user } = edit(chest);
    const corner = position(1).parentElement!.querySelector('[data-side="se"]')!;
    drag(corner, [150, 100], [200, 175]);
    expect(shown(1)).toContain('300 by 250');
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    await user.click(screen.getByRole('button', { name: /Keep ratio/ }));
    drag(corner, [150, 100], [200, 100]);
    expect(shown(1)).toContain('300 by 150');
  });

  it('draws the selected position anew on the picture', async () => {
    const { user } = edit(chest, back);
    await user.click(number('Position 2 X'));
    drag(screen.getByRole('img', { name: 'Base image' }), [10, 20], [110, 70]);
    expect(shown(2)).toContain('X 20, Y 40, 200 by 100');
    expect(shown(1)).toContain('X 100, Y 100');
  });

  it('takes arrow keys, ten pixels with Shift', async () => {
    const { user } = edit(chest);
    position(1).focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    expect(shown(1)).toContain('X 101, Y 90');
  });

  it('takes numbers, and takes back what would leave the picture', async () => {
    const { user } = edit(chest);
    await user.clear(number('Position 1 X'));
    await user.type(number('Position 1 X'), '950{Tab}');
    expect(shown(1)).toContain('X 800, Y 100');
    await user.clear(number('Position 1 H'));
    await user.type(number('Position 1 H'), '7{Tab}');
    expect(shown(1)).toContain('200 by 20');
  });

  it('takes back one gesture with one undo', async () => {
    const { user } = edit(chest);
    drag(position(1), [60, 60], [90, 60]);
    position(1).focus();
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{Control>}z{/Control}');
    expect(shown(1)).toContain('X 160, Y 100');
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(shown(1)).toContain('X 100, Y 100');
    expect(screen.getByRole('button', { name: /Undo/ })).toHaveProperty('disabled', true);
  });

  it('does again what was taken back, until something else is done', async () => {
    const { user } = edit(chest);
    position(1).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Control>}z{/Control}');
    expect(shown(1)).toContain('Y 101');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(shown(1)).toContain('Y 102');
    await user.keyboard('{Control>}z{/Control}{ArrowRight}');
    expect(screen.getByRole('button', { name: /Redo/ })).toHaveProperty('disabled', true);
    expect(shown(1)).toContain('X 101, Y 101');
  });

  it('takes back a number as it was before its field was visited', async () => {
    const { user } = edit(chest);
    await user.clear(number('Position 1 X'));
    await user.type(number('Position 1 X'), '250{Tab}');
    expect(shown(1)).toContain('X 250');
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(shown(1)).toContain('X 100');
    expect(screen.getByRole('button', { name: /Undo/ })).toHaveProperty('disabled', true);
  });

  it('takes back another number of prints, and brings it again', async () => {
    const { user } = renderScreen(
      <Form initialValues={{ numberOfPrints: 2, printLocations: [chest, back] }}>
        <PositionFields base={base} />
      </Form>,
    );
    fireEvent.click(screen.getByRole('radio', { name: '1' }));
    expect(screen.queryByRole('button', { name: /Print position 2:/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(shown(2)).toContain('X 600, Y 400');
    expect(screen.getByRole('radio', { name: '2' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: /Redo/ }));
    expect(screen.getByRole('radio', { name: '1' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(shown(2)).toContain('X 600, Y 400');
    expect(screen.getByRole('button', { name: /Undo/ })).toHaveProperty('disabled', true);
  });

  it('shows how the prints that are tried will lie on the cloth, and again with another blend', async () => {
    const print = sampleFile({ id: '8', width: 100, height: 100 });
    server.on(library.pictures, () => ({ rows: [print], next: null }));
    server.on(library.count, () => ({ count: 1 }));
    server.on(library.fileDetails, () => print);
    server.on(categories.tryPrints, ({ blend, bottomImageId }) => {
      if (bottomImageId !== '5') throw new Refusal(400, 'The base image does not exist');
      return { image: blend === 'screen' ? 'c2NyZWVu' : 'YXV0bw==' };
    });
    const { user } = renderScreen(
      <Form initialValues={{ numberOfPrints: 1, printLocations: [chest], bottomImageId: '5', blend: 'auto' }}>
        <Form.Item name="blend" label="Blend">
          <input />
        </Form.Item>
        <Form.Item name="bottomImageId" label="Base">
          <input />
        </Form.Item>
        <PositionFields base={base} />
      </Form>,
    );
    const look = () => screen.queryByRole('img', { name: 'Printed preview' })?.getAttribute('src');
    await user.click(screen.getByRole('button', { name: /Choose from library/ }));
    expect(look()).toBeUndefined();
    await user.dblClick(await screen.findByRole('option', { name: new RegExp(print.name) }));
    await waitFor(() => expect(look()).toBe('data:image/webp;base64,YXV0bw=='));
    fireEvent.change(screen.getByLabelText('Blend'), { target: { value: 'screen' } });
    await waitFor(() => expect(look()).toBe('data:image/webp;base64,c2NyZWVu'));
    expect(server.sentTo(categories.tryPrints)).toEqual(
      ['auto', 'screen'].map((blend) => ({ bottomImageId: '5', blend, prints: [{ id: '8', box: chest }] })),
    );
    fireEvent.change(screen.getByLabelText('Base'), { target: { value: '6' } });
    await screen.findByText('The base image does not exist');
    expect(look()).toBeUndefined();
  });

  it('names the limit that a typed number breaks', async () => {
    const { user } = edit(chest);
    await user.clear(number('Position 1 W'));
    await user.type(number('Position 1 W'), '950');
    expect(screen.getByRole('alert').textContent).toBe('X plus width must not exceed the base image width 1000');
    await user.clear(number('Position 1 H'));
    await user.type(number('Position 1 H'), '7');
    expect(screen.getByRole('alert').textContent).toBe('Must be at least 20');
  });
});
