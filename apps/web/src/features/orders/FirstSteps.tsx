import { categories } from '@pressroom/contract/categories/categories';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import type { CallInput, Endpoint } from '@pressroom/contract/endpoint';
import { library, libraryRoot } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { Link } from 'react-router';
import { Can } from '../../client/session.tsx';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import type { ListEndpoint } from '../../kit/useResourceList.ts';
import { ToneMark } from '../../ui/StatusTag.tsx';
import styles from './FirstSteps.module.css';

/** What must be set up before the first order, in that order; what is done is ticked. */
export function FirstSteps() {
  const t = useT();
  return (
    <section className={styles.steps}>
      <p>{t('orders.firstSteps')}</p>
      <ol>
        <Step
          to="/library/index"
          says="orders.step.library"
          of={library.folderDetails}
          by={{ folderId: libraryRoot }}
          writes={library.upload}
        />
        <Step
          to="/products/code"
          says="orders.step.codes"
          of={codes.page}
          by={{ type: codeType.size }}
          writes={codes.create}
        />
        <Step
          to="/products/information"
          says="orders.step.categories"
          of={categories.productCodePage}
          by={{}}
          writes={categories.create}
        />
        <Step to="/store/index" says="orders.step.stores" of={stores.page} by={{}} writes={stores.create} />
        <Step
          to="/products/skuMapping"
          says="orders.step.mapping"
          of={skuMapping.productPage}
          by={{}}
          writes={skuMapping.save}
        />
      </ol>
    </section>
  );
}

interface Props<E extends ListEndpoint> {
  to: string;
  says: TextKey;
  /** The list that is empty until the step is done. */
  of: E;
  by: CallInput<E>;
  /** The step is hidden from users who may not call it. */
  writes: Endpoint;
}

function Step<E extends ListEndpoint>({ writes, ...step }: Props<E>) {
  return (
    <Can endpoint={writes}>
      <OwnStep {...step} />
    </Can>
  );
}

function OwnStep<E extends ListEndpoint>({ to, says, of, by }: Omit<Props<E>, 'writes'>) {
  const t = useT();
  const answer = useRead(of, { ...(by as object), pageSize: 1 } as CallInput<E>);
  const done = (answer.data?.total ?? 0) > 0;
  return (
    <li data-done={done}>
      <ToneMark tone={done ? 'done' : 'waiting'} />
      <Link to={to}>{t(says)}</Link>
    </li>
  );
}
