import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { Button, Image } from 'antd';
import { useEffect, useState } from 'react';
import { Can } from '../../../client/session.tsx';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { scaled } from '../../../ui/Thumb.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { dots, fileSize, printedSize } from '../pictures/pictureFacts.ts';
import styles from './PictureViewer.module.css';
import { ReplaceFile } from './ReplaceFile.tsx';
import { UseList } from './UseList.tsx';

interface Props {
  /** What the arrows go through. */
  pictures: readonly LibraryFile[];
  first: LibraryFile;
  onClose: () => void;
}

/** Wide enough to zoom into, and made in a moment. */
const viewedAt = 1280;
/** As the grid has fetched it already: it stands in until the large one has arrived. */
const inGrid = 160;

/** One picture with all that is known of it; arrows go on to its neighbours, a press on it zooms. */
export function PictureViewer({ pictures, first, onClose }: Props) {
  const t = useT();
  const [at, setAt] = useState(
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === first.id),
    ),
  );
  const [changed, setChanged] = useState<ReadonlyMap<string, LibraryFile>>(new Map());
  const listed = pictures[at] ?? first;
  const picture = changed.get(listed.id) ?? listed;
  const { id, name, folderName, metaData, createUser, gmtCreate } = picture;
  const uses = useRead(library.uses, { id });
  const facts = [
    { title: t('library.size'), text: `${printedSize(metaData)} · ${metaData.width} × ${metaData.height} px` },
    { title: t('library.dpiTitle'), text: dots(metaData) },
    { title: t('library.fileSize'), text: fileSize(picture.fileSize) },
    { title: t('library.folder'), text: folderName || t('library.root') },
    { title: t('library.createUser'), text: `${createUser}, ${showTime(gmtCreate)}` },
  ];

  function turn(step: -1 | 1) {
    setAt(Math.max(0, Math.min(pictures.length - 1, at + step)));
  }
  // wherever the focus is: a button that ends the row of pictures loses it
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') turn(-1);
      else if (event.key === 'ArrowRight') turn(1);
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  });
  return (
    <Dialog
      centered
      width="min(1120px, 94vw)"
      className={styles.dialog}
      title={name}
      onCancel={onClose}
      footer={
        <div className={styles.foot}>
          <HistoryButton key={id} object="libraryFiles" id={id} />
          <Can endpoint={library.replace}>
            <ReplaceFile
              key={`replace ${id}`}
              picture={picture}
              onChanged={(now) => setChanged((before) => new Map(before).set(now.id, now))}
            />
          </Can>
          <span className={styles.place}>{`${at + 1} / ${pictures.length}`}</span>
          <Button
            icon={<LeftOutlined />}
            aria-label={t('library.previous')}
            disabled={at === 0}
            onClick={() => turn(-1)}
          />
          <Button
            icon={<RightOutlined />}
            aria-label={t('library.next')}
            disabled={at >= pictures.length - 1}
            onClick={() => turn(1)}
          />
        </div>
      }
    >
      <div className={styles.viewer}>
        <div className={styles.picture}>
          <Image
            key={picture.fileUrl}
            src={`${picture.fileUrl}?width=${viewedAt}`}
            alt={name}
            placeholder={<img src={scaled(picture.fileUrl, inGrid)} alt="" />}
            classNames={{ popup: { root: styles.zoomed } }}
          />
        </div>
        <div className={styles.facts}>
          <dl>
            {facts.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <h3>{t('library.usedIn')}</h3>
          {uses.data && <UseList uses={uses.data} />}
        </div>
      </div>
    </Dialog>
  );
}
