const BannerCreate = () => null;
export default BannerCreate;
