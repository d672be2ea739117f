insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, page.path, page.name_zh, page.name_en, page.sort
from (values
  ('/products/stencil', '产品模板', 'Product templates', 50),
  ('/products/outerPackagingTemplate', '外包装模板', 'Outer packaging templates', 60),
  ('/products/classifyingTemplate', '分类模板', 'Classification templates', 70)
) as page (path, name_zh, name_en, sort)
join permissions parent on parent.path = '/products'
-- somebody may have added them by hand
on conflict (path) do nothing;
