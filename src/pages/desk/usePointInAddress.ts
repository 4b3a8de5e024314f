import { useEffect, useRef, useState } from 'react';
import { useDebouncedText } from '../../ui/useDebouncedText';
import { pointIn } from './pointIn';
import type { Point } from './usePin';

/** Longer than the pause between two digits (ms). */
const TYPING_MS = 250;

/**
 * Moves the pin to the coordinates or the map link that are pasted or typed into a new address.
 *
 * @param address null while a known address is chosen, whose point is its own
 * @returns whether the address that is shown has moved the pin
 */
export function usePointInAddress(address: string | null, onMove: (point: Point) => void): boolean {
  const settled = useDebouncedText(address ?? '', TYPING_MS);
  // a call that is resumed keeps the pin where it was put
  const seen = useRef(settled);
  const [moved, setMoved] = useState(false);
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    if (settled === seen.current) return;
    seen.current = settled;
    const point = pointIn(settled);
    setMoved(point !== null);
    if (point) move.current(point);
  }, [settled]);
  return moved;
}
