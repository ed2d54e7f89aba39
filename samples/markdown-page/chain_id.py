# #region is_mainnet
def is_mainnet(chain_id: str) -> bool:
    return int(chain_id, 16) in (1029, 1030)
# #endregion is_mainnet


print(is_mainnet("0x405"), is_mainnet("0x406"), is_mainnet("0x1"))
