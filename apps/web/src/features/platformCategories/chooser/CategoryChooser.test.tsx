import { type PlatformCategory, platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleAge, sampleCategory } from '../platformCategories.sample.ts';
import { CategoryChooser, type ChosenCategory } from './CategoryChooser.tsx';

const server = fakeServer();
const storeId = '9007199254740993';

const branch = { isLeaf: false, productTypeId: null };
const tree = [
  sampleCategory(['1'], branch),
  sampleCategory(['2'], { productTypeId: null }),
  sampleCategory(['1', '11'], branch),
  sampleCategory(['1', '11', '111']),
  sampleCategory(['1', '11', '112']),
];
const shirts = tree[3]!;
const chosenShirts: ChosenCategory = { path: shirts.path, pathIds: shirts.pathIds, productTypeId: '7111' };

function holdTree(categories: readonly PlatformCategory[] = tree) {
  server.on(platformCategories.getPlatformCategory, ({ parentId }) => ({
    rows: categories.filter(({ pathIds }) => pathIds.at(-2) === parentId),
    age: sampleAge(),
  }));
}

function renderChooser(start?: ChosenCategory, roles?: string[]) {
  const onChange = vi.fn<(category: ChosenCategory | undefined) => void>();
  function Held() {
    const [value, setValue] = useState(start);
    const change = (category: ChosenCategory | undefined) => {
      setValue(category);
      onChange(category);
    };
    return <CategoryChooser marketplace="temu" storeId={storeId} value={value} onChange={change} />;
  }
  return { onChange, ...renderScreen(<Held />, { roles }) };
}

const open = async (user: ReturnType<typeof renderChooser>['user']) => {
  await user.click(screen.getByRole('combobox'));
};

describe('the choice of a category', () => {
  it('goes down level by level, each asked for when it is opened, and ends at a leaf', async () => {
    holdTree();
    const { user, onChange } = renderChooser();
    expect(server.sentTo(platformCategories.getPlatformCategory)).toEqual([]);
    await open(user);
    await user.click(await screen.findByText('Category 1'));
    await user.click(await screen.findByText('Category 11'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(await screen.findByText('Category 111'));
    expect(onChange).toHaveBeenCalledWith(chosenShirts);
    screen.getByTitle('Category 1 / Category 11 / Category 111');
    expect(server.sentTo(platformCategories.getPlatformCategory)).toEqual([
      { storeId },
      { storeId, parentId: '1' },
      { storeId, parentId: '11' },
    ]);
  });

  it('says the English name of a found one beside a name in another language', async () => {
    const found = { ...shirts, categoryName: 'T恤', categoryNameEn: 'T-shirts', path: ['女装', 'T恤'] };
    holdTree();
    server.on(platformCategories.search, () => [found]);
    const { user } = renderChooser();
    await open(user);
    await user.type(screen.getByRole('combobox'), 'shirt');
    await screen.findByText('女装 / T恤');
    screen.getByText('T-shirts');
  });

  it('takes no leaf that has no attributes to ask for', async () => {
    holdTree();
    const { user, onChange } = renderChooser();
    await open(user);
    await user.click(await screen.findByText('Category 2'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows what is chosen before anything is asked for, opens at it, and can be cleared', async () => {
    holdTree();
    const { user, onChange } = renderChooser(chosenShirts);
    screen.getByText('Category 1 / Category 11 / Category 111');
    expect(server.sentTo(platformCategories.getPlatformCategory)).toEqual([]);
    await open(user);
    await screen.findByText('Category 112');
    await user.click(document.querySelector('.ant-select-clear')!);
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('finds a leaf by words of its path in either language', async () => {
    holdTree();
    server.on(platformCategories.search, ({ fuzzy }) => (fuzzy === '111' ? [shirts] : []));
    const { user, onChange } = renderChooser();
    await open(user);
    await user.type(screen.getByRole('combobox'), 'nowhere');
    await screen.findByText('No category found');
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), '111');
    await user.click(await screen.findByText('Category 1 / Category 11 / Category 111'));
    expect(onChange).toHaveBeenCalledWith(chosenShirts);
    expect(server.sentTo(platformCategories.search)).toEqual([
      { storeId, fuzzy: 'nowhere' },
      { storeId, fuzzy: '111' },
    ]);
  });

  it('says why a level could not be loaded, and asks again', async () => {
    server.on(platformCategories.getPlatformCategory, ({ parentId }) => {
      if (parentId) throw new Refusal(409, 'The store’s authorisation has ended');
      return { rows: [tree[0]!], age: sampleAge() };
    });
    const { user } = renderChooser();
    await open(user);
    await user.click(await screen.findByText('Category 1'));
    await screen.findByText('The store’s authorisation has ended', { exact: false });
    holdTree();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Category 11');
  });

  it('says why there is no tree at all', async () => {
    server.on(platformCategories.getPlatformCategory, () => {
      throw new Refusal(409, 'The store’s authorisation has ended');
    });
    const { user } = renderChooser();
    await open(user);
    await screen.findByText('The store’s authorisation has ended', { exact: false });
    holdTree();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Category 1');
  });

  it('asks the marketplace again only for those who may', async () => {
    holdTree();
    server.on(platformCategories.refresh, () => ({ age: sampleAge(), changed: true }));
    const { user } = renderChooser();
    await open(user);
    await screen.findByText('Category 1');
    holdTree([sampleCategory(['3'], branch)]);
    await user.click(screen.getByRole('button', { name: /Fetch again/ }));
    await screen.findByText('Category 3');
    expect(server.sentTo(platformCategories.refresh)).toEqual([{ storeId }]);
  });

  it('offers no refresh to those who only read', async () => {
    holdTree();
    const { user } = renderChooser(undefined, ['/products/stencil']);
    await open(user);
    await screen.findByText('Category 1');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Fetch again/ })).toBeNull());
  });
});
