import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import { wholeAuditLog } from '../../api/audit-log.ts';
import type { AuditFilters } from '../../api/audit-log.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { saveText } from '../document/save-text.ts';

/** Saves what is shown, and all that lies behind it, as a CSV file. */
export function ExportLogButton({ filters }: { filters: AuditFilters }) {
  const t = useText();
  const notify = useNotify();
  const [isExporting, setIsExporting] = useState(false);
  const exportAll = async () => {
    setIsExporting(true);
    try {
      const { text, fileName } = await wholeAuditLog(filters);
      saveText(text, fileName);
      notify.done({ title: t('auditLog.exported'), settles: [t('auditLog.exportFailed')] });
    } catch (error) {
      notify.failed(t('auditLog.exportFailed'), messageOf(error, t('common.unexpected')));
    } finally {
      setIsExporting(false);
    }
  };
  return (
    <Button
      variant="outline"
      loading={isExporting}
      loadingText={t('auditLog.exporting')}
      onClick={() => void exportAll()}
    >
      <LuDownload aria-hidden="true" /> {t('auditLog.export')}
    </Button>
  );
}
