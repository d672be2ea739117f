import type { Rolldown } from 'vite';

const own = (pattern: string) => new RegExp(`/web/src/(${pattern})\\.tsx?$`);

/**
 * What a screen always loads together is one file. A group takes the files that its test names and all that they need,
 * except what a group before it has taken: each line names where the reading begins.
 */
export const screenChunks: Rolldown.CodeSplittingGroup[] = [
  // every page needs it, the sign-in too
  { name: 'frame', tags: ['$initial'] },
  // the orders are asked for before their screen is there
  { name: 'ordersCalls', test: own('features/orders/list/orderList') },
  // the shell, and what every list is made of
  {
    name: 'shell',
    test: own(
      'shell/Shell|shell/Permitted|kit/ResourceTable|kit/SearchForm|kit/useCommand|kit/useFollowTasks|ui/Screen|ui/ActMenu|ui/lazyPart',
    ),
  },
  { name: 'orders', test: own('features/orders/OrdersScreen|features/orders/useOrderTable') },
  // by itself each icon that several screens show would be a file of its own, twice its size
  { name: 'icons', test: /@ant-design\/icons/, minShareCount: 8 },
  // so would be what nearly every call's definition is made of
  { name: 'contract', test: /packages\/contract\/src/, minShareCount: 46 },
];
