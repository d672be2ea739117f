-- Permissions that no call and no screen asks for are not to be given: whoever held them gains and loses nothing.
create temporary table unasked on commit drop as
select id, parent_id from permissions where path in (
  'batchPush', 'bulkPrint', 'orderExport', '/order/course', '/order/courseDetails',
  '/products/publish', '/products/PublishTemplate', '/products/management', '/products/multiAttribute',
  '/products/stencil', '/products/outerPackagingTemplate', '/products/classifyingTemplate');
-- what people have put below one of them moves up to where it stood
update permissions p set parent_id = u.parent_id
from unasked u where p.parent_id = u.id and p.id not in (select id from unasked);
delete from permissions where id in (select id from unasked);
