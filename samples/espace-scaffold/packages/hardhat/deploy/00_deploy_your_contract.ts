import type { DeployFunction } from 'hardhat-deploy/types';
import { fees } from '../utils/fees';

const deployYourContract: DeployFunction = async (hre) => {
  const { deployer } = await hre.getNamedAccounts();
  const { maxFeePerGas, maxPriorityFeePerGas } = await fees(hre);
  await hre.deployments.deploy('YourContract', {
    from: deployer,
    args: [deployer],
    maxFeePerGas: maxFeePerGas.toString(),
    maxPriorityFeePerGas: maxPriorityFeePerGas.toString(),
    log: true,
  });
};

deployYourContract.tags = ['YourContract'];
export default deployYourContract;
