import {useEffect, useState} from 'react';
import {readHistory, watchHistory} from '../../console/memory/history';
import type {HistoryEntry} from '../../console/memory/historyEntry';

/** The last requests of an instance, as they are now, in this tab or another. */
export function useHistory(instanceId: string): readonly HistoryEntry[] {
  const [entries, setEntries] = useState(() => readHistory(instanceId));
  useEffect(() => watchHistory(instanceId, setEntries), [instanceId]);
  return entries;
}
