insert into permissions (parent_id, path, name_zh, name_en, sort)
select parent.id, page.path, page.name_zh, page.name_en, page.sort
from (values
  ('/products/management', '产品管理', 'Product management', 30),
  ('/products/multiAttribute', '多属性产品', 'Multi-attribute products', 40)
) as page (path, name_zh, name_en, sort)
join permissions parent on parent.path = '/products'
-- somebody may have added them by hand
on conflict (path) do nothing;
