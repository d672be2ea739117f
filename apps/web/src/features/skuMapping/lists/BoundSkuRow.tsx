import type { SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { Checkbox, Popover } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './BoundSkus.module.css';
import { ContradictionList } from '../contradictions/ContradictionList.tsx';
import { MappingActs } from './MappingActs.tsx';

interface Props {
  mapping: SkuMappingRow;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
}

const renderingSize = 96;
const enlargedSize = 320;

export function BoundSkuRow({ mapping, isChosen, onChoose, onEdit }: Props) {
  const t = useT();
  const { skuId, shopName, renderingImage, gmtModified } = mapping;
  const rendering = { src: renderingImage, alt: t('skuMapping.renderingOf', { skuId }) };
  return (
    <tr>
      <td>
        <Checkbox aria-label={t('mappingBulk.select', { skuId })} checked={isChosen} onChange={onChoose} />
      </td>
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
        <MappingActs mapping={mapping} onEdit={onEdit} />
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
