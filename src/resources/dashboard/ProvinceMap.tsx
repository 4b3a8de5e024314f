import type { ResponseOf } from '../../../contract/core/endpoint';
import type { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { formatMoney } from '../../i18n/numbers';
import { coastlines } from '../../ui/map/coastlines';
import './locations.css';

interface ProvinceMapProps {
  places: ResponseOf<typeof dashboardApi.locations>['list'];
  label: string;
  /** Colour of the discs; the accent by default. */
  color?: string | undefined;
}

/** Indonesia from Sabang to Merauke in degrees, at ten units per degree. */
const [WEST, EAST, NORTH, SOUTH] = [94.5, 141.5, 6.5, -11.5] as const;
const SCALE = 10;
const GREATEST = 16;
const SMALLEST = 1.5;

const x = (longitude: number) => (longitude - WEST) * SCALE;
const y = (latitude: number) => (NORTH - latitude) * SCALE;
const round = (value: number) => Math.round(value * 10) / 10;

let outline: string | undefined;
const coast = () =>
  coastlines()
    .own.map(
      ring => `M${ring.map(([latitude, longitude]) => `${round(x(longitude))} ${round(y(latitude))}`).join('L')}Z`,
    )
    .join('');

/** A disc in each province with an area proportional to its value; the bars beside it show the figures. */
export const ProvinceMap = ({ places, label, color }: ProvinceMapProps) => {
  outline ??= coast();
  const most = Math.max(1, ...places.map(({ value }) => value.now ?? 0));
  return (
    <svg
      className="province-map"
      viewBox={`0 0 ${(EAST - WEST) * SCALE} ${(NORTH - SOUTH) * SCALE}`}
      role="img"
      aria-label={label}
      style={{ '--map-disc': color } as React.CSSProperties}
    >
      <path d={outline} />
      {places.map(({ id, name, value, latitude, longitude }) =>
        latitude === null || longitude === null || !value.now ? null : (
          <circle
            key={id}
            cx={round(x(longitude))}
            cy={round(y(latitude))}
            r={round(Math.max(SMALLEST, GREATEST * Math.sqrt(value.now / most)))}
          >
            <title>{`${name}: ${formatMoney(value.now)}`}</title>
          </circle>
        ),
      )}
    </svg>
  );
};
