import { audit } from '@pressroom/contract/audit/audit';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { json } from '../../../platform/database/expressions.ts';
import { makeOrder, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

/** A marketplace tells of an order what is sold under this SKU id. */
async function orderWithListing(
  at: ShopTest,
  msku: string,
  listing: object,
): Promise<{ shopId: string; skuId: string }> {
  const { id, shopId } = await makeOrder(at, { orderDetailsList: [{ msku, num: 1 }] });
  await at.test.db
    .updateTable('orderLines')
    .set({ listing: json(listing) })
    .where('orderId', '=', id)
    .execute();
  return { shopId, skuId: msku };
}

const said = (...values: string[]) => ({ attributes: values.map((value) => ({ name: null, value })) });

it('tells what a listing says before a mapping is saved, and where it contradicts it, and writes nothing', async () => {
  const at = await shopTest();
  const { rose_front, fox_back } = at.shop.pictures;
  const pair = await orderWithListing(at, '921', {
    ...said('Black / M'),
    title: 'Rose shirt',
    sellerSku: 'TEE-BLK-M-ROSE',
    image: 'https://img.example/rose.jpg',
  });
  const check = (chosen: object) => must(at.admin, skuMapping.checkDraft, { ...pair, ...chosen });

  expect(await check({})).toEqual({
    listing: { title: 'Rose shirt', sellerSku: 'TEE-BLK-M-ROSE', attributes: [{ name: '', value: 'Black / M' }] },
    picture: 'https://img.example/rose.jpg',
    contradictions: [],
  });
  expect((await check({ productCode: 'tee-wht-l', printingImage: fox_back })).contradictions).toEqual([
    { about: 'size', source: 'attribute', said: 'M', mapped: 'L' },
    { about: 'colour', source: 'attribute', said: 'Black', mapped: '白色 White' },
    { about: 'design', source: 'sellerSku', said: 'rose_front.png', mapped: 'fox_back.png' },
  ]);
  // the other print may be the one that the listing names
  expect((await check({ productCode: 'TEE-BLK-M', printingImage: fox_back })).contradictions).toEqual([]);
  const both = { productCode: 'TEE-BLK-M', printingImage: fox_back, printingImage2: rose_front };
  expect((await check(both)).contradictions).toEqual([]);
  expect(await must(at.admin, skuMapping.page, { skuId: '921' })).toMatchObject({ total: 0 });

  const unsafe = await orderWithListing(at, '922', { ...said('M'), image: 'javascript:alert(1)' });
  expect(await must(at.admin, skuMapping.checkDraft, unsafe)).toMatchObject({ picture: null });
  expect(await must(at.admin, skuMapping.checkDraft, { ...pair, skuId: '923' })).toEqual({
    listing: null,
    picture: null,
    contradictions: [],
  });
  const packer = await at.test.as(['/order/print']);
  expect(await packer.call(skuMapping.checkDraft, pair)).toMatchObject({ status: 403 });
});

it('saves a mapping that its listing contradicts only where that is confirmed', async () => {
  const at = await shopTest();
  const pair = await orderWithListing(at, '931', said('Black / L'));
  const form = { ...pair, productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front };
  expect(await at.admin.call(skuMapping.save, form)).toMatchObject({
    status: 409,
    msg: 'The listing says something else. Check and confirm: color: listing Black, mapped 白色 White',
    data: { contradictions: [{ about: 'colour', source: 'attribute', said: 'Black', mapped: '白色 White' }] },
  });
  expect(await must(at.admin, skuMapping.page, { skuId: '931' })).toMatchObject({ total: 0 });
  const saved = await must(at.admin, skuMapping.save, { ...form, confirmContradictions: true });
  expect(saved).toMatchObject({ releasedOrders: 1, contradictions: [{ about: 'colour' }] });
  const history = await must(at.admin, audit.history, { objectType: 'skuMapping', objectId: saved.id });
  expect(history.rows[0]!.changes).toContainEqual(
    expect.objectContaining({ name: 'Contradictions confirmed', after: 'Black ≠ 白色 White' }),
  );
});

it('names every contradiction in the language of the caller', async () => {
  const at = await shopTest();
  const pair = await orderWithListing(at, '932', said('Black / XL'));
  const form = { ...pair, productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front };
  expect(await at.admin.call(skuMapping.save, form)).toMatchObject({
    msg: 'The listing says something else. Check and confirm: size: listing XL, mapped L; color: listing Black, mapped 白色 White',
  });
  at.test.language = 'zh';
  expect(await at.admin.call(skuMapping.save, form)).toMatchObject({
    msg: '与平台信息不符，请核对后确认：尺码：平台 XL，映射 L；颜色：平台 Black，映射 白色 White',
  });
});

it('compares with the picture that fits best, however many share its words', async () => {
  const at = await shopTest();
  const rose = at.shop.pictures.rose_front;
  const add = (names: readonly string[]) =>
    sql`
    insert into library_files (library_type, folder_id, name, blob_id, create_user)
    select library_type, folder_id, given.name, blob_id, create_user
    from library_files, unnest(${names}::text[]) as given (name) where id = ${rose}::bigint`.execute(at.test.db);
  const letters = 'abcdefghijklmnopqrst'.split('');
  await add(letters.map((letter) => `cat_${letter}${letter}.png`));
  await add(letters.map((letter) => `moon_${letter}${letter}.png`));
  await add(letters.map((letter) => `comet_on_its_way_${letter}${letter}.png`));
  await add(['cat_under_a_moon.png', 'comet.png']);
  const designs = async (msku: string, listing: object) => {
    const pair = await orderWithListing(at, msku, listing);
    const chosen = { productCode: 'TEE-WHT-L', printingImage: rose };
    return (await must(at.admin, skuMapping.checkDraft, { ...pair, ...chosen })).contradictions;
  };
  expect(await designs('941', { sellerSku: 'TEE-WHT-L-CAT-JAZZ-MOON' })).toMatchObject([
    { about: 'design', said: 'cat_under_a_moon.png' },
  ]);
  const comet = (msku: string) => designs(msku, { sellerSku: 'TEE-WHT-L-COMET' });
  expect(await comet('942')).toMatchObject([{ about: 'design', said: 'comet.png' }]);

  await sql`update library_files set name = 'zebra.png' where name = 'comet.png'`.execute(at.test.db);
  expect(await comet('943')).toMatchObject([{ said: 'comet_on_its_way_aa.png' }]);
  expect(await designs('944', { sellerSku: 'TEE-WHT-L-ZEBRA' })).toMatchObject([{ said: 'zebra.png' }]);
});
