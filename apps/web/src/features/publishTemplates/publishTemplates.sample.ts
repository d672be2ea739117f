import type { PublishTemplate } from '@pressroom/contract/publishTemplates/publishTemplates';

export function sampleTemplate(given: Partial<PublishTemplate> = {}): PublishTemplate {
  return {
    id: '9007199254740993',
    name: 'Summer tees',
    storeIds: '11,12',
    saleType: '1,3',
    titleKeyword: 'soft cotton,tee,{design},gift',
    productDescription: 'Printed by hand',
    stores: [
      { id: '11', name: 'Rosewood', typeCode: 'SHEIN_SEMI_TRUSTEESHIP', productAuthStatus: 1, dataStatus: 1 },
      { id: '12', name: 'Linden Tees', typeCode: 'TEMU_SEMI_TRUSTEESHIP', productAuthStatus: 0, dataStatus: 1 },
    ],
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

export function sampleKeyword(keyword: string) {
  return {
    id: String([...keyword].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000),
    keyword,
    gmtCreate: '2026-11-20T02:00:00.000Z',
  };
}
