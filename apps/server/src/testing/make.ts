import { categories, type Category } from '@pressroom/contract/categories/categories';
import type { ProductCode } from '@pressroom/contract/categories/productCodes';
import { channels } from '@pressroom/contract/channels/channels';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import type { CallInput } from '@pressroom/contract/endpoint';
import { library, type LibraryFile } from '@pressroom/contract/library/library';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { type PermissionRow, type RoleDetails, roles } from '@pressroom/contract/roles/roles';
import { type UserRow, users } from '@pressroom/contract/users/users';
import type { Caller, Reply } from '../caller.ts';
import { drawnPrint } from './samplePrints.ts';

interface PictureOptions {
  name?: string;
  folderId?: string;
  widthCm?: number;
  heightCm?: number;
  /** Another seed, other bytes. */
  seed?: number;
}

/** A print in the library. */
export async function makePicture(caller: Caller, given: PictureOptions = {}): Promise<LibraryFile> {
  const { name = 'rose.png', folderId = '0', widthCm = 2, heightCm = 3, seed = 1 } = given;
  const bytes = await drawnPrint({ name: 'peony', widthCm, heightCm, seed });
  return made(await caller.call(library.upload, { folderId }, [{ fileName: name, bytes }]));
}

/** The picture of one record, such as a base image; sizes in pixels. */
export async function makeBaseImage(
  caller: Caller,
  { width = 500, height = 400, seed = 1 }: { width?: number; height?: number; seed?: number } = {},
): Promise<LibraryFile> {
  const [widthCm, heightCm] = [(width / 200) * 2.54, (height / 200) * 2.54];
  const bytes = await drawnPrint({ name: 'peony', widthCm, heightCm, seed });
  return made(await caller.call(library.upload, {}, [{ fileName: 'base.png', bytes }]));
}

/** TEE, in BLK and WHT, M and L. */
export async function makeCodes(caller: Caller): Promise<void> {
  const { style, colour, size } = codeType;
  await caller.call(codes.create, { type: style, name: 'T-shirt', code: 'TEE' });
  await caller.call(codes.create, { type: colour, name: 'Black', code: 'BLK' });
  await caller.call(codes.create, { type: colour, name: 'White', code: 'WHT' });
  await caller.call(codes.create, { type: size, name: 'Medium', code: 'M' });
  await caller.call(codes.create, { type: size, name: 'Large', code: 'L' });
}

type CategoryOptions = Partial<CallInput<typeof categories.create>>;

/** TEE in BLK with one print, unless asked otherwise; its codes must exist. */
export async function categoryInput(
  caller: Caller,
  given: CategoryOptions = {},
): Promise<CallInput<typeof categories.create>> {
  return {
    name: 'Classic tee',
    styleCode: 'TEE',
    colorCode: 'BLK',
    numberOfPrints: 1,
    boxLength: 30,
    boxWidth: 25,
    boxHigh: 2.5,
    boxWeight: 180,
    bottomImageId: given.bottomImageId ?? (await makeBaseImage(caller)).id,
    ...given,
  };
}

export async function makeCategory(caller: Caller, given: CategoryOptions = {}): Promise<Category> {
  return made(await caller.call(categories.create, await categoryInput(caller, given)));
}

export async function makeProductCode(
  caller: Caller,
  { category, sizeCode = 'M', realStock = 100 }: { category: Category; sizeCode?: string; realStock?: number },
): Promise<ProductCode> {
  const input = { productCodeCategoryId: category.id, sizeCode, realStock };
  return made(await caller.call(categories.createProductCode, input));
}

/** The permission with this path, wherever it stands in the tree. */
export async function permissionAt(caller: Caller, path: string): Promise<PermissionRow> {
  const { data: tree } = await caller.call(roles.permissionTree, {});
  const below = (rows: readonly PermissionRow[]): PermissionRow[] =>
    rows.flatMap((row) => [row, ...below(row.children)]);
  const found = below(tree).find((row) => row.path === path);
  if (!found) throw new Error(`no permission ${path}`);
  return found;
}

export async function makeRole(
  caller: Caller,
  { roleName, keys }: { roleName: string; keys: readonly PermissionKey[] },
): Promise<RoleDetails> {
  const permissions = await Promise.all(keys.map((key) => permissionAt(caller, key)));
  return made(await caller.call(roles.addRole, { roleName, remark: '', permissions }));
}

export const samplePassword = 'horse7';

export async function makeUser(
  caller: Caller,
  { username, roleId }: { username: string; roleId: string },
): Promise<UserRow> {
  return made(await caller.call(users.addUser, { username, nickname: username, roleId, password: samplePassword }));
}

export const sampleToken = '7f3c?&a91e/55d0+42bb=';

/** A channel of YWJ; `apiUrl` is where nobody listens. */
export function channelInput(given: Partial<CallInput<typeof channels.save>> = {}): CallInput<typeof channels.save> {
  return {
    systemCode: 'YWJ',
    supplierCode: 'NX-US',
    supplierName: 'Nexus Freight',
    channelType: 1,
    channelCode: 'UNI-NEXT',
    channelName: 'UniUni next day',
    isDefault: true,
    defaultMoney: '0.5',
    apiUrl: 'http://127.0.0.1:9/ywj',
    parameter1: 'C-2207',
    parameter2: sampleToken,
    sendCountry: 'US',
    sendName: 'Harbor Print',
    sendAddress: '4100 Navigation Blvd',
    ...given,
  };
}

function made<T>({ status, msg, data }: Reply<T>): T {
  if (status !== 200) throw new Error(`could not be made: ${msg}`);
  return data;
}
