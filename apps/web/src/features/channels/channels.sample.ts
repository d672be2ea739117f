import type { ChannelDetails, ChannelRow } from '@pressroom/contract/channels/channels';

export function sampleChannel(given: Partial<ChannelRow> = {}): ChannelRow {
  return {
    id: '9007199254740995',
    systemCode: 'YWJ',
    systemName: 'YWJ',
    supplierCode: 'NX-US',
    supplierName: 'Nexus Freight',
    channelType: 1,
    channelCode: 'UNI-NEXT',
    channelName: 'UniUni next day',
    isDefault: true,
    defaultMoney: '0.50',
    dataStatus: 1,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

export function sampleDetails(given: Partial<ChannelDetails> = {}): ChannelDetails {
  return {
    ...sampleChannel(),
    apiUrl: 'https://open.ywj.example/v2',
    parameter1: 'C-2207',
    parameter2: '',
    parameter3: '',
    parameter4: '',
    parameter5: '',
    parameter6: '',
    parameter7: '',
    parameter8: '',
    parameter9: '',
    parameter10: '',
    keptParameters: ['parameter2'],
    maxWeightGrams: 9000,
    maxLengthCm: null,
    maxGirthCm: null,
    sendCountry: 'US',
    sendName: 'Harbor Print',
    sendCompany: '',
    sendProvince: 'TX',
    sendCity: 'Houston',
    sendPhone: '7135550100',
    sendPostcode: '77011',
    sendAddress: '4100 Navigation Blvd',
    sendAddress2: '',
    ...given,
  };
}
