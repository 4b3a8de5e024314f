const BannerEdit = () => null;
export default BannerEdit;
