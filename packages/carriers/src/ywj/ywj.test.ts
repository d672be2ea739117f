import { describeCarrier } from '../compliance.ts';
import { playYwj } from './ywj.fixture.ts';

describeCarrier({ system: 'YWJ', play: playYwj, labelsByLink: false });
