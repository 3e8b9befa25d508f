export function Logo({ size }: { readonly size: number }) {
  return <img className="logo" src="/icon.svg" width={size} height={size} alt="" />;
}
