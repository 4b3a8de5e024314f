import type { OrderAction } from '../../../../contract/order/orderActions';
import type { OrderStatus } from '../../../../contract/order/orderStatus';
import { type OrderStep, type PaymentCondition, stepOf, stepsFrom } from '../../../../contract/order/orderSteps';
import { PAYMENT_METHODS, type PaymentMethod, paymentCondition } from '../../../../contract/order/payment';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { type OrderPlan, plansOf } from './orderPlans';

interface Facts {
  share: number;
  /** Whole rupiah. */
  least: number;
  most: number;
}

const of = (share: number, least: number, most: number): Facts => ({ share, least, most });

/** How often each payment method is used in the demo, and for which amounts: estimates, not real figures. */
const PAYMENTS: Record<PaymentMethod, Facts> = {
  cod_cash: of(31, 10_000, 2_000_000),
  cod_qris: of(9, 10_000, 10_000_000),
  mypertamina_linkaja: of(22, 10_000, 10_000_000),
  gopay: of(8, 10_000, 10_000_000),
  ovo: of(4, 10_000, 10_000_000),
  qris: of(14, 10_000, 10_000_000),
  va_mandiri: of(4, 20_000, 50_000_000),
  va_bri: of(3, 20_000, 50_000_000),
  va_bni: of(2, 20_000, 50_000_000),
  va_bca: of(2, 20_000, 50_000_000),
  debit_card: of(1, 50_000, 20_000_000),
  credit_card: of(0, 50_000, 20_000_000),
};

const fits = (method: PaymentMethod, target: OrderStatus) => (each: OrderPlan) =>
  orderStory(paymentCondition(method), each.via, target) !== null;

/** Whether a method accepts an amount. */
export const canPay = (method: PaymentMethod, total: number): boolean =>
  total >= PAYMENTS[method].least && total <= PAYMENTS[method].most;

/** Draws a payment method for an amount, and the story of the order up to a status. */
export function payAndGo(
  total: number,
  target: OrderStatus,
  random: SeededRandom,
): { method: PaymentMethod; story: readonly OrderStep[] } {
  const possible = PAYMENT_METHODS.filter(
    method => canPay(method, total) && plansOf(target).some(fits(method, target)),
  );
  const method = random.weighted(possible, each => PAYMENTS[each].share);
  const plan = random.weighted(plansOf(target).filter(fits(method, target)), ({ share }) => share);
  return { method, story: orderStory(paymentCondition(method), plan.via, target)! };
}

const known = new Map<string, readonly OrderStep[] | null>();

/**
 * Returns the shortest legal path of an order to a status through the given actions in order; null if there is none for the
 * payment method.
 */
function orderStory(
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
