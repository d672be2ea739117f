import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { orderStatus } from '@pressroom/contract/orders/status';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import type { production } from '@pressroom/contract/production/production';
import type { Db } from '../../../platform/database/database.ts';
import { roundOf, stateOf } from '../pieces/pieces.rules.ts';
import { type Choice, chosenOf, readBoard, type Shop } from './board.present.ts';
import { findLinesSpoilings } from './board.queries.ts';
import type { Search } from './board.rules.ts';

type Spoilings = HandlerOutput<typeof production.spoilings>;

/** The times that pieces on the board were spoiled, newest first. */
export async function presentSpoilings(
  db: Db,
  { pageNum, pageSize, anchor, zone, shopId, ...wanting }: Search & Shop & Choice & PageRequest,
): Promise<Spoilings> {
  const { known, all } = await readBoard(db, { zone, shopId });
  const lines = new Map(chosenOf(all, wanting).map(({ line }) => [line.lineId, line]));
  const spoilings = await findLinesSpoilings(db, [...lines.keys()], { pageNum, pageSize, anchor });
  return {
    total: spoilings.total,
    rows: spoilings.rows.map(({ lineId, unit, round, ...row }) => {
      const which = { lineId, unit };
      const isLast = roundOf(known, which) === round + 1;
      return {
        ...row,
        unit,
        round,
        code: pieceCode(which),
        productCode: lines.get(lineId)!.productCode,
        remake: isLast ? stateOf(known, { sysStatus: orderStatus.inProduction }, which) : null,
      };
    }),
  };
}
