import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { readOf } from '../../client/useRead.ts';
import { useCommand } from '../../kit/useCommand.tsx';

/** What the marketplace lets the store choose from, for the sites that stand in the form. */
export function useOffers(id: string) {
  const form = Form.useFormInstance();
  const chosen: unknown = Form.useWatch(['settings', 'siteIds'], form);
  const siteIds = Array.isArray(chosen) ? chosen.map(String) : [];
  const input = { id, siteIds };
  const answer = useQuery({
    ...readOf(storePublishing.offers, input),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const again = useCommand(storePublishing.refresh, { invalidates: [storePublishing.offers] });
  return {
    offers: answer.data,
    loading: answer.isFetching,
    failure: answer.isFetching ? null : answer.error,
    retry: () => void answer.refetch(),
    refresh: () => again.run(input),
  };
}
