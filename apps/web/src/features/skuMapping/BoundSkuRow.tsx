import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { Button, Popover } from 'antd';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import styles from './BoundSkus.module.css';
import { ContradictionList } from './ContradictionList.tsx';
import { mappingReads } from './mappingReads.ts';

interface Props {
  mapping: SkuMappingRow;
  onEdit: () => void;
}

const renderingSize = 96;
const enlargedSize = 320;

export function BoundSkuRow({ mapping, onEdit }: Props) {
  const t = useT();
  const { skuId, shopName, renderingImage, gmtModified } = mapping;
  const rendering = { src: renderingImage, alt: t('skuMapping.renderingOf', { skuId }) };
  return (
    <tr>
      <td>
        <Popover
          placement="right"
          mouseEnterDelay={0.3}
          content={<Thumb {...rendering} size={enlargedSize} from={renderingSize} />}
        >
          <span>
            <Thumb {...rendering} size={renderingSize} />
          </span>
        </Popover>
      </td>
      <td className={styles.sku}>
        {skuId}
        <CopyButton text={skuId} />
        {mapping.contradictions.length > 0 && (
          <div className={styles.contradicted}>
            <ContradictionList contradictions={mapping.contradictions} />
          </div>
        )}
      </td>
      <td>{shopName}</td>
      <td>
        <Print name={mapping.printingName} url={mapping.printingUrl} />
      </td>
      <td>{mapping.printingName2 ? <Print name={mapping.printingName2} url={mapping.printingUrl2} /> : '–'}</td>
      <td className={styles.time}>{showTime(gmtModified)}</td>
      <td className={styles.acts}>
        <Acts mapping={mapping} onEdit={onEdit} />
      </td>
    </tr>
  );
}

function Print({ name, url }: { name: string; url: string | null }) {
  return (
    <span className={styles.print}>
      <Thumb src={url} alt="" size={40} />
      {name}
    </span>
  );
}

function Acts({ mapping, onEdit }: Props) {
  const t = useT();
  const { id, skuId, shopName } = mapping;
  const remove = useCommand(skuMapping.delete, {
    success: t('skuMapping.deleted'),
    invalidates: mappingReads,
    confirm: () => ({
      title: t('skuMapping.deleteTitle', { skuId }),
      detail: t('skuMapping.deleteDetail', { store: shopName }),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  return (
    <>
      <Can endpoint={skuMapping.save}>
        <Button type="link" size="small" onClick={onEdit}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={skuMapping.delete}>
        <Button type="link" size="small" danger loading={remove.pending} onClick={() => void remove.run({ ids: [id] })}>
          {t('ui.delete')}
        </Button>
      </Can>
    </>
  );
}
