import MessageOutlined from '@ant-design/icons/MessageOutlined';
import type { ContradictedLine } from '@pressroom/contract/orders/contradictedLine';
import type { OrderShortage } from '@pressroom/contract/orders/shortages';
import type { Contradiction } from '@pressroom/contract/skuMapping/contradiction';
import type { OrderLine, OrderRow } from '@pressroom/contract/orders/orderShapes';
import { labelType } from '@pressroom/contract/orders/status';
import { Button, Tag } from 'antd';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ContradictionList } from '../../skuMapping/skuMapping.public.tsx';
import type { OpenDialog } from '../acts/useOrderDialogs.ts';
import { countryName } from '../record/countryName.ts';
import { lackingPrints, printFields } from '../record/linePrints.ts';
import { isUnmapped, unmappedSkus } from '../record/orderSkus.ts';
import { useMayMap } from '../record/useMayMap.ts';
import { Region } from './Region.tsx';
import { HoldList } from '../holds/HoldList.tsx';
import { nameOf } from '../list/OrderPreviews.tsx';
import type { RowAct } from '../list/useRowActs.ts';
import { wordsOfShortages } from '../record/useShortages.ts';
import styles from './OrderDetails.module.css';

/** The size of the pictures in the list, whose files are cached already. */
const listed = 40;

/** An order opened up: each line with its shirt, then where it goes. */
interface Props {
  order: OrderRow;
  /** Its lines that say something else than their listings. */
  contradicted?: readonly ContradictedLine[];
  /** The blanks that it waits for. */
  short?: readonly OrderShortage[];
  /** What resolves its trouble. */
  resolving?: readonly RowAct[];
  /** Opens dialogs that resolve what a line waits with. */
  open?: OpenDialog;
}

export function OrderDetails({ order, contradicted = [], short = [], resolving = [], open }: Props) {
  const t = useT();
  return (
    <div className={styles.details}>
      {order.holds.length > 0 && <HoldList holds={order.holds} />}
      {order.errorMsg && order.holds.length === 0 && (
        <p className={styles.problem}>
          <ToneMark tone="alert" /> {order.errorMsg}
        </p>
      )}
      {short.length > 0 && (
        <p className={styles.problem}>
          <ToneMark tone="alert" /> {t('orders.shortMark', { what: wordsOfShortages(short, t) })}
        </p>
      )}
      {resolving.length > 0 && (
        <p className={styles.resolving}>
          {resolving.map(({ label, danger, run }) => (
            <Button key={label} size="small" danger={danger} onClick={() => void run()}>
              {label}
            </Button>
          ))}
        </p>
      )}
      {order.remark && (
        <p className={styles.remark}>
          <MessageOutlined /> <span>{t('ui.remark')}</span> <strong>{order.remark}</strong>
        </p>
      )}
      <ol className={styles.lines}>
        {order.orderDetailsList.map((line) => (
          <LineCard
            key={line.id}
            line={line}
            contradictions={contradicted.find(({ id }) => id === line.id)?.contradictions}
            onMap={open && isUnmappedIn(order, line) ? () => open({ name: 'map', ...skuOf(order, line) }) : undefined}
            onPrints={open && order.can.includes('edit') ? () => open({ name: 'prints', order }) : undefined}
            onCorrect={open && line.msku ? () => open({ name: 'correctMapping', ...skuOf(order, line) }) : undefined}
          />
        ))}
      </ol>
      <Destination order={order} />
    </div>
  );
}

const skuOf = ({ shopId }: OrderRow, { msku }: OrderLine) => ({ shopId, skuIds: [msku] });

function isUnmappedIn(order: OrderRow, { msku }: OrderLine): boolean {
  return unmappedSkus(order).includes(msku);
}

interface LineProps {
  line: OrderLine;
  contradictions?: readonly Contradiction[];
  /** Where its SKU id waits for a mapping. */
  onMap?: () => void;
  /** Where its prints can be chosen. */
  onPrints?: () => void;
  onCorrect?: () => void;
}

function LineCard({ line, contradictions, onMap, onPrints, onCorrect }: LineProps) {
  const t = useT();
  const mayMap = useMayMap();
  const { parcelLong: long, parcelWide: wide, parcelHigh: high, parcelWeight: weight } = line;
  const prints = [
    { position: 1, url: line.printingUrl, name: line.printingName },
    { position: 2, url: line.printingUrl2, name: line.printingName2 },
  ].filter(({ name }) => name !== null);
  const missing = lackingPrints(line).map((field) => printFields.indexOf(field) + 1);
  const drawings = [line.combinedImage, line.combinedImage2].flatMap((url, at) =>
    url ? { url, position: at + 1 } : [],
  );
  return (
    <li className={styles.line}>
      <Thumb src={line.productCombinedImage} alt={nameOf(line)} size={132} from={listed} />
      <div className={styles.facts}>
        <span className={styles.product}>
          <strong>{line.productCode ?? t('orders.unmapped')}</strong>
          <b className={styles.quantity}>× {line.num}</b>
        </span>
        <span className={styles.soft}>{line.productCategoryName}</span>
        {line.combinationSku !== null && <Tag>{t('orders.partOf', { sku: line.combinationSku })}</Tag>}
        {contradictions && <ContradictionList contradictions={contradictions} />}
        {contradictions && mayMap && onCorrect && (
          <Button size="small" className={styles.act} onClick={onCorrect}>
            {t('orders.act.correctMapping')}
          </Button>
        )}
        {line.msku && (
          <span className={styles.sku}>
            {t('orders.skuId')} <code>{line.msku}</code>
            <CopyButton text={line.msku} />
            {mayMap && onMap && isUnmapped(line) && (
              <Button type="link" size="small" onClick={onMap}>
                {t('orders.mapSku')}
              </Button>
            )}
          </span>
        )}
        {long !== null && wide !== null && high !== null && weight !== null && (
          <span className={styles.soft}>{t('orders.parcelFacts', { long, wide, high, weight })}</span>
        )}
        <div className={styles.prints}>
          {prints.map(({ position, url, name }) => (
            <span key={position} className={styles.print} title={t('orders.print', { position })}>
              <Thumb src={url} alt={name ?? ''} size={36} />
              <span>{name}</span>
            </span>
          ))}
          {missing.length > 0 && (
            <span className={styles.missing}>
              {prints.length === 0 ? t('orders.noPrint') : t('orders.printLacks', { position: missing.join(' + ') })}
              {onPrints && (
                <Button type="link" size="small" onClick={onPrints}>
                  {t('orders.act.prints')}
                </Button>
              )}
            </span>
          )}
        </div>
        {drawings.length > 0 && (
          <span className={styles.drawings}>
            {drawings.map(({ url, position }) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                {drawings.length > 1 ? t('orders.drawingOf', { position }) : t('orders.drawing')}
              </a>
            ))}
          </span>
        )}
      </div>
    </li>
  );
}

function Destination({ order }: { order: OrderRow }) {
  const t = useT();
  const language = useLanguage();
  const address = [
    order.recipientsAddress,
    order.recipientsAddress2,
    [order.recipientsCity, order.recipientsProvinces, order.recipientsPostcode].filter(Boolean).join(' '),
    countryName(order.recipientsCountry, language),
  ].filter(Boolean);
  const facts: readonly (readonly [string, string | null])[] = [
    [t('orders.phone'), order.recipientsPhone],
    [t('ui.gmtCreate'), showTime(order.gmtCreate)],
    [t('orders.printed'), order.printedAt && showTime(order.printedAt)],
    [t('orders.shippedAt'), order.deliveryTime && showTime(order.deliveryTime)],
  ];
  return (
    <aside className={styles.destination}>
      {(order.recipientsName || address.length > 0) && (
        <address>
          <strong>{order.recipientsName}</strong>
          {address.map((part) => (
            <span key={part}>{part}</span>
          ))}
          {order.labelType === labelType.own && order.recipientsCountry && <Region orderId={order.id} />}
        </address>
      )}
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </aside>
  );
}
