const choicesOf = (...ids: string[]) => ids.map(id => ({ id, name: id }));

export const statuses = choicesOf('live', 'scheduled', 'ended', 'inactive');
export const categories = choicesOf('bbm', 'lpg', 'pelumas', 'refrigeran', 'non-pertamina');
export const placements = choicesOf('home_top', 'home_middle', 'home_bottom', 'category', 'merchant_app');
