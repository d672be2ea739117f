import type { ProducedPiece } from '@pressroom/contract/production/pieces';
import { production } from '@pressroom/contract/production/production';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { Alert, Button, Select } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { Can, useSession } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './piece.module.css';
import { PieceHistory } from './PieceHistory.tsx';
import { PieceStateTag } from './PieceStateTag.tsx';
import { useDrawings } from './useDrawings.ts';

const SpoilDialog = lazyPart(async () => (await import('./SpoilDialog.tsx')).SpoilDialog);

interface Props {
  piece: ProducedPiece;
  /** Another unit of the same line. */
  onCode: (code: string) => void;
}

/** One piece, large enough to be read from the press, with what can be done to it. */
export function PieceCard({ piece, onCode }: Props) {
  const t = useT();
  const { code, unit, num, round, state, prints } = piece;
  return (
    <section className={styles.card} aria-label={t('production.piece', { code })}>
      <div className={styles.pictures}>
        <Thumb src={piece.picture} alt={piece.productName ?? ''} size={160} />
        {prints.map(({ position, name, picture }) => (
          <figure key={position} className={styles.print}>
            <Thumb src={picture} alt={name} size={96} />
            <figcaption>{t('production.position', { position, name })}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.told}>
        <p className={styles.code}>
          {code} {state && <PieceStateTag state={state} />}
          {round > 1 && <StatusTag tone="alert">{t('production.remake', { round })}</StatusTag>}
        </p>
        <p className={styles.goods}>
          <strong>{piece.productCode}</strong> <span>{piece.sizeName}</span> <span>{piece.colorName}</span>
        </p>
        {unit === null ? (
          <UnitChoice piece={piece} onCode={onCode} />
        ) : (
          <p className={styles.unit}>
            {t('production.line', { line: piece.lineNo })} · {t('production.unitOf', { unit, count: num })}
          </p>
        )}
        <Facts piece={piece} />
        {piece.madeBy && piece.madeAt && (
          <p className={styles.note}>{t('production.madeBy', { user: piece.madeBy, time: showTime(piece.madeAt) })}</p>
        )}
        {piece.problem && <Alert type="warning" showIcon title={piece.problem} />}
        {unit !== null && <Acts piece={piece} />}
        <PieceHistory history={piece.history} />
      </div>
    </section>
  );
}

function UnitChoice({ piece: { lineId, num }, onCode }: Props) {
  const t = useT();
  return (
    <div className={styles.which}>
      <span>{t('production.whichUnit', { count: num })}</span>
      <Select
        aria-label={t('production.unit')}
        className={styles.unitChoice}
        showSearch
        placeholder={t('production.unit')}
        options={Array.from({ length: num }, (_, index) => ({ value: index + 1, label: String(index + 1) }))}
        onChange={(unit: number) => onCode(pieceCode({ lineId, unit }))}
      />
    </div>
  );
}

function Facts({ piece }: { piece: ProducedPiece }) {
  const t = useT();
  const seesOrders = mayOpenPage(useSession(), '/order/index');
  const number = piece.thirdOrderNumber;
  const address = `/order/index?${new URLSearchParams({ thirdOrderNumbers: number }).toString()}`;
  return (
    <dl className={styles.facts}>
      <Fact name={t('production.order')}>{seesOrders ? <Link to={address}>{number}</Link> : number}</Fact>
      <Fact name={t('ui.status')}>{t(`orders.status.${piece.sysStatus}`)}</Fact>
      <Fact name={t('production.store')}>{piece.shopName}</Fact>
      <Fact name={t('production.shipBy')}>{piece.deliveryTimeLimit ? showTime(piece.deliveryTimeLimit) : '–'}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Acts({ piece }: { piece: ProducedPiece }) {
  const t = useT();
  const [spoiling, setSpoiling] = useState(false);
  const { code, state, problem, canUndo, canUnmark } = piece;
  const invalidates = [production.piece, production.board];
  const made = useCommand(production.made, {
    success: ({ done, refused }) => (done.length > 0 ? t('production.markedMade', { code }) : refused[0]?.msg),
    invalidates,
  });
  const unmark = useCommand(production.unmarkMade, {
    success: ({ done, refused }) => (done.length > 0 ? t('production.unmarked', { code }) : refused[0]?.msg),
    invalidates,
  });
  const unspoil = useCommand(production.unspoil, { success: t('production.unspoiled'), invalidates });
  const drawings = useDrawings();
  return (
    <div className={styles.acts}>
      <Can endpoint={production.made}>
        <Button
          type="primary"
          size="large"
          disabled={problem !== null || state === 'made'}
          loading={made.pending}
          onClick={() => void made.run({ codes: [code] })}
        >
          {t('production.markMade')}
        </Button>
      </Can>
      <Can endpoint={production.spoil}>
        <Button danger size="large" disabled={problem !== null} onClick={() => setSpoiling(true)}>
          {t('production.spoil')}
        </Button>
      </Can>
      {canUnmark && (
        <Button size="large" loading={unmark.pending} onClick={() => void unmark.run({ codes: [code] })}>
          {t('production.unmark')}
        </Button>
      )}
      {canUndo && (
        <Button size="large" loading={unspoil.pending} onClick={() => void unspoil.run({ code })}>
          {t('production.unspoil')}
        </Button>
      )}
      <Button size="large" loading={drawings.pending} onClick={() => void drawings.fetchDrawings({ codes: [code] })}>
        {t('production.drawing')}
      </Button>
      <Suspense>{spoiling && <SpoilDialog piece={piece} onClose={() => setSpoiling(false)} />}</Suspense>
    </div>
  );
}
