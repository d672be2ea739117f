import type { Plugin } from 'vite';

const icon = /@ant-design\/icons\/es\/components\/AntdIcon(Light)?\.js/;
const spoken = /role: "img",\s*"aria-label": icon\.name/;

/**
 * antd's icons are read aloud by their English names, those inside its own parts too, and no setting says otherwise.
 * Here a text or a label always stands beside an icon, so that the icon itself says nothing.
 */
export function quietIcons(): Plugin {
  return {
    name: 'quiet-icons',
    transform(code, id) {
      if (!icon.test(id)) return;
      if (!spoken.test(code)) throw new Error(`${id} no longer names its icon where this plugin looks for it`);
      return { code: code.replace(spoken, '"aria-hidden": true'), map: null };
    },
  };
}
