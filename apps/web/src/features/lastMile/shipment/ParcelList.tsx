import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { RowShipment } from '@pressroom/contract/lastMile/parcels';
import { Button, Form, InputNumber } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { ContentsField, type Contents } from './ContentsField.tsx';
import { pieceText } from './parcelText.ts';
import styles from './shipment.module.css';

const measures = ['lengthCm', 'widthCm', 'heightCm', 'weightGrams'] as const;
const mostParcels = 50;

type Pieces = RowShipment['pieces'];

/** One card for each parcel, and the pieces that lie in none or in too many. */
export function ParcelList({ pieces }: { pieces: Pieces }) {
  const t = useT();
  const form = Form.useFormInstance();
  const given = (Form.useWatch('parcels', form) as ({ contents?: Contents } | undefined)[] | undefined) ?? [];
  const open = openPieces(
    pieces,
    given.map((parcel) => parcel?.contents ?? []),
  );
  return (
    <Form.List name="parcels">
      {(parcels, { add, remove }) => (
        <>
          {parcels.map(({ key, name }, at) => (
            <section key={key} className={styles.parcel} aria-label={t('lastMile.parcelNo', { number: at + 1 })}>
              <header>
                <h3>{t('lastMile.parcelNo', { number: at + 1 })}</h3>
                {parcels.length > 1 && (
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={t('lastMile.removeParcel', { number: at + 1 })}
                    onClick={() => remove(name)}
                  />
                )}
              </header>
              <div className={styles.measures}>
                {measures.map((measure) => (
                  <Form.Item key={measure} name={[name, measure]} label={t(`lastMile.${measure}`)} required>
                    <InputNumber
                      min={0}
                      controls={false}
                      suffix={measure === 'weightGrams' ? 'g' : 'cm'}
                      className={styles.number}
                    />
                  </Form.Item>
                ))}
              </div>
              <Form.Item name={[name, 'contents']} label={t('lastMile.contents')} required>
                <ContentsField pieces={pieces} />
              </Form.Item>
            </section>
          ))}
          {open.map(({ piece, missing }) => (
            <p key={piece.lineId} className={styles.fault} role="status">
              {t(missing > 0 ? 'lastMile.missingPieces' : 'lastMile.extraPieces', {
                piece: pieceText(piece, t),
                count: Math.abs(missing),
              })}
            </p>
          ))}
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={parcels.length >= mostParcels}
            className={styles.add}
            onClick={() =>
              add({
                contents: open.flatMap(({ piece: { lineId }, missing }) =>
                  missing > 0 ? { lineId, num: missing } : [],
                ),
              })
            }
          >
            {t('lastMile.addParcel')}
          </Button>
        </>
      )}
    </Form.List>
  );
}

/** The lines whose pieces do not lie in the parcels exactly once: how many are missing, or, below zero, too many. */
function openPieces(pieces: Pieces, parcels: readonly Contents[]) {
  return pieces
    .map((piece) => {
      const packed = parcels.flat().filter(({ lineId }) => lineId === piece.lineId);
      return { piece, missing: piece.num - packed.reduce((sum, { num }) => sum + num, 0) };
    })
    .filter(({ missing }) => missing !== 0);
}
