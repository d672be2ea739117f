import { defineMessages } from '../catalogue.ts';

/** What happens to listings on their way to a marketplace, and why one stays here. */
export const sendingMessages = defineMessages({
  'publishing.task.release': ['提交发布', 'Sending listings to marketplaces'],
  'publishing.refused.errors': [
    '预检发现 {{count}} 个问题，请先修改',
    'Preflight found {{count}} problems. Mend them first',
    'Preflight found 1 problem. Mend it first',
  ],
  'publishing.refused.unchanged': ['已发布，之后没有修改过', 'It is published, and nothing has been changed since'],
  'publishing.refused.notAuthorized': [
    '店铺“{{store}}”没有商品授权，请先在店铺管理中授权',
    'The store “{{store}}” is not authorised for products. Authorise it under Stores first',
  ],
  'publishing.refused.noSettings': [
    '店铺“{{store}}”还没有刊登设置，请先在店铺管理中填写',
    'The store “{{store}}” has no publishing settings. Fill them in under Stores first',
  ],
  'publishing.refused.market': ['{{marketplace}} 未接受此链接', '{{marketplace}} has not taken this listing'],
  'publishing.refused.said': ['{{msg}}：{{reason}}', '{{msg}}: {{reason}}'],
  'publishing.refused.noAnswer': [
    '多次发送后平台仍没有此链接，请稍后再次发布',
    'The marketplace does not have the listing although it was sent several times. Release it again later',
  ],
  'publishing.refused.gone': [
    '平台上已找不到此链接，可重新发布或删除',
    'The marketplace does not have this listing any more. Release it again or delete it',
  ],
  'publishing.refused.withdrawn': [
    '审核已在平台上撤回，可修改后再次发布',
    'The review was withdrawn at the marketplace. Change the listing and release it again',
  ],
  'publishing.refused.unsaid': [
    '平台审核未通过，未说明原因。请在平台后台查看，修改后再次发布',
    'The review refused the listing without a reason. Look it up at the marketplace, mend it and release it again',
  ],
  'publishing.quota': [
    '店铺今天的发布额度已用完，将于 {{time}} 继续',
    'The store may publish no more today. It goes on at {{time}}',
  ],
  'publishing.log.released': ['提交发布', 'Released'],
  'publishing.log.pictures': ['上传了 {{count}} 张图片', 'Uploaded {{count}} pictures', 'Uploaded 1 picture'],
  'publishing.log.sent': ['发送到平台', 'Sent to the marketplace'],
  'publishing.log.sentEdit': ['将修改发送到平台', 'Sent the changes to the marketplace'],
  'publishing.log.unknown': [
    '平台没有答复，正在查询是否已收到',
    'The marketplace has not answered. It is asked whether the listing has arrived',
  ],
  'publishing.log.notArrived': ['平台没有收到，再次发送', 'It has not arrived, and is sent once more'],
  'publishing.log.taken': ['平台已收到，审核中', 'The marketplace has it and reviews it'],
  'publishing.log.failed': ['未发布：{{why}}', 'Not published: {{why}}'],
  'publishing.log.refused': ['平台审核未通过：{{why}}', 'Refused by the review: {{why}}'],
  'publishing.log.published': ['平台确认已发布', 'The marketplace has confirmed it as published'],
});
