import { productType } from '@pressroom/contract/products/product';
import { useNavigate } from 'react-router';
import { isFailure } from '../../../client/callFailure.ts';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { useSession } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useQuestion } from '../../../ui/questions/question.ts';
import styles from './parts.module.css';

const page = '/products/management';

/** Says why products or SKUs were not deleted, and names the combinations that hold them. */
export function useRefusedDelete(): (cause: unknown) => Promise<void> {
  const t = useT();
  const ask = useQuestion();
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const reachable = mayOpenPage(useSession(), page);

  return async (cause) => {
    if (!isFailure(cause, 'products.linkedCombinations')) return showFailure(cause);
    const { combinations } = cause.data;
    await ask((close) => ({
      title: cause.message,
      content: (
        <ul className={styles.combinations}>
          {combinations.map(({ id, spu }) => (
            <li key={id}>
              {/* a question stands outside of the pages, where no link of theirs works */}
              {reachable ? (
                <a
                  href={combinationsAt(spu)}
                  onClick={(event) => {
                    event.preventDefault();
                    close();
                    void navigate(combinationsAt(spu));
                  }}
                >
                  {spu}
                </a>
              ) : (
                spu
              )}
            </li>
          ))}
        </ul>
      ),
      okText: t('ui.close'),
      okCancel: false,
    }));
  };
}

function combinationsAt(spu: string): string {
  const search = { productType: String(productType.combination), fuzzyType: '2', fuzzy: spu };
  return `${page}?${new URLSearchParams(search).toString()}`;
}
