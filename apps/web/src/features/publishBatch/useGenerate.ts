import { publishPlans } from '@pressroom/contract/publishing/plans';
import { useCommand } from '../../kit/useCommand.tsx';
import { recorded } from '../productVariants/productVariants.public.tsx';
import { generatedLink, merged } from './links.ts';
import { productsOf, wantedLinks, type Work } from './work.ts';

interface Given {
  work: Work;
  setWork: (change: (work: Work) => Work) => void;
  sent: ReadonlySet<string>;
}

/** Makes the links of the chosen stores and products; those that stand already keep what was changed in them. */
export function useGenerate({ work, setWork, sent }: Given) {
  const command = useCommand(publishPlans.generate);
  const { storeIds } = work;
  const productIds = productsOf(work).map(({ id }) => id);
  const wanted = wantedLinks(work, sent);
  const there = new Set(work.links.present.map(({ key }) => key));

  async function run() {
    const generated = await command.run({ storeIds: [...storeIds], productIds });
    if (!generated) return;
    setWork((now) => {
      const keys = wantedLinks(now, sent);
      const rows = generated.map(generatedLink).filter(({ key }) => keys.has(key));
      return { ...now, links: recorded(now.links, merged(now.links.present, rows)) };
    });
  }
  return {
    run: () => void run(),
    pending: command.pending,
    possible: storeIds.length > 0 && productIds.length > 0,
    /** Links that are wanted and not there yet. */
    missing: [...wanted].filter((key) => !there.has(key)).length,
  };
}

export type Generate = ReturnType<typeof useGenerate>;
