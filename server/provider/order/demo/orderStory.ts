import type { OrderAction } from '../../../../contract/order/orderActions';
import type { OrderStatus } from '../../../../contract/order/orderStatus';
import { type OrderStep, type PaymentCondition, stepOf, stepsFrom } from '../../../../contract/order/orderSteps';

const known = new Map<string, readonly OrderStep[] | null>();

/**
 * Returns the shortest legal path of an order to a status through the given actions in order; null if there is none for the
 * payment method.
 */
export function orderStory(
  payment: PaymentCondition,
  via: readonly OrderAction[],
  target: OrderStatus,
): readonly OrderStep[] | null {
  const key = `${payment} ${via} ${target}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const story = told(payment, via, target);
  known.set(key, story);
  return story;
}

function told(payment: PaymentCondition, via: readonly OrderAction[], target: OrderStatus): OrderStep[] | null {
  const story: OrderStep[] = [];
  const status = () => story.at(-1)?.to ?? 'created';
  for (const action of via) {
    const way = shortest(payment, status(), reached => stepOf(reached, action, payment) !== undefined);
    if (!way) return null;
    story.push(...way);
    story.push(stepOf(status(), action, payment)!);
  }
  const rest = shortest(payment, status(), reached => reached === target);
  return rest && [...story, ...rest];
}

/** Breadth-first search, so that a path has no unnecessary steps. */
function shortest(
  payment: PaymentCondition,
  from: OrderStatus,
  isEnd: (status: OrderStatus) => boolean,
): OrderStep[] | null {
  const ways: { at: OrderStatus; steps: OrderStep[] }[] = [{ at: from, steps: [] }];
  const seen = new Set([from]);
  for (const { at, steps } of ways) {
    if (isEnd(at)) return steps;
    for (const step of stepsFrom(at, payment)) {
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      ways.push({ at: step.to, steps: [...steps, step] });
    }
  }
  return null;
}
