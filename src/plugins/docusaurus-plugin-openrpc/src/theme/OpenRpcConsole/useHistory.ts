import {useEffect, useState} from 'react';
import {readHistory, tidyHistory, watchHistory} from '../../console/memory/history';
import type {HistoryEntry} from '../../console/memory/historyEntry';
import type {ConsoleProps} from '../../routes';

/** The last requests of an instance, as they are now, in this tab or another. */
export function useHistory({instanceId, guarded}: ConsoleProps): readonly HistoryEntry[] {
  const [entries, setEntries] = useState(() => readHistory(instanceId, guarded));
  useEffect(() => {
    tidyHistory(instanceId, guarded);
    return watchHistory(instanceId, guarded, setEntries);
  }, [instanceId, guarded]);
  return entries;
}
