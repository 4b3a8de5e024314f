/** The product's logo, a drop within a drop. `size` is in px. Decorative, so hidden from screen readers. */
export const Logo = ({ size = 34 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M2 16a14 14 0 1 1 14 14H6a4 4 0 0 1-4-4Z" fill="var(--app-accent)" />
    <path d="M16 7.2s-6 6-6 10.3a6 6 0 0 0 12 0C22 13.2 16 7.2 16 7.2Z" fill="var(--app-on-accent)" />
    <path
      d="M10.2 18.4a5.9 5.9 0 0 0 11.6 0c-2.2 1.5-3.9.2-5.8-.2s-3.8-.9-5.8.2Z"
      fill="var(--app-accent)"
      opacity=".55"
    />
  </svg>
);
