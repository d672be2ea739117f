import { defineMessages } from '@pressroom/contract/catalogue';

/** What a listing is and where it stands. */
export const publishingPartsTexts = defineMessages({
  'publishing.status.1': ['待发布', 'Pending'],
  'publishing.status.2': ['发布中', 'Publishing'],
  'publishing.status.3': ['已发布', 'Published'],
  'publishing.status.4': ['发布失败', 'Failed'],
  'publishing.status.5': ['部分成功', 'Partly published'],
  'publishing.stage.queued': ['排队中', 'queued'],
  'publishing.stage.pictures': ['上传图片', 'pictures'],
  'publishing.stage.sending': ['提交中', 'sending'],
  'publishing.stage.unknown': ['结果待确认', 'outcome unknown'],
  'publishing.stage.review': ['平台审核', 'in review'],
});
