import { describeCarrier } from '../compliance.ts';
import { fakeYwj } from './ywj.fixture.ts';

describeCarrier({ system: 'YWJ', startFake: fakeYwj, labelsByLink: false });
