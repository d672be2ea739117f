export { type CarrierName, carrierNames } from './carrierNames.ts';
export {
  type Address,
  type CallOptions,
  type Cancellation,
  type CarrierChannel,
  type CarrierSystem,
  type Content,
  type LabelOrder,
  type OrderKey,
  type OrderState,
  type Parcel,
  type PlacedOrder,
  type Shipment,
  type SystemKey,
} from './carrierSystem.ts';
export { CarrierFailure, type FailureKind, type Operation } from './failure.ts';
export { type Money } from './money.ts';
export { type CallRecord, type ClientContext } from './clientContext.ts';
export {
  type CarrierParameter,
  type CarrierSettings,
  carrierSystems,
  type CarrierSystemFacts,
  openCarrier,
} from './systems.ts';
